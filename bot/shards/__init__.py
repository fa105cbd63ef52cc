"""Shards: the gateway connections and leases of this process, if several processes share the servers."""
