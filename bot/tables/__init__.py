"""Tables: their state, and every change that can be made to them. Nothing here depends on Discord."""
