"""Measurements: how fast the parts of the program are, how strong its players."""

import logging

import structlog

# What the bot logs by the way is neither shown nor measured.
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
