"""The rules that a server keeps."""
