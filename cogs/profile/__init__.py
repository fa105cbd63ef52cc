"""The profile: what somebody's games on a server say about them."""
