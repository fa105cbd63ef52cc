"""Transport: connections with Discord, their limits, and how requests fail."""
