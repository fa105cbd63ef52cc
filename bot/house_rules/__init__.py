"""House rules: rules that a server keeps under names of its own."""
