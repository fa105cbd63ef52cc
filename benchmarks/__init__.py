"""Benchmarks: how fast the parts of the program are, and how strong its computer players are."""

import logging

import structlog

# The bot's log is neither shown nor measured.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR), cache_logger_on_first_use=True)
