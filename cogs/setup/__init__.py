"""Setup: five questions to whoever manages a server, and its message *Play Hearts here*."""
