"""The shards of the gateway that this process has, where several processes share a database."""
