"""Screens: each a pure function from what a person may see to a Discord layout."""
