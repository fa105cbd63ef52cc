"""Games that are over."""
