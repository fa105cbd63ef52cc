# The bot as a container: built with pinned versions in one stage, run without tools and without root in the other.

FROM python:3.13-slim AS build
WORKDIR /src
RUN python -m venv /venv
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY hearts hearts
COPY players players
COPY db db
COPY bot bot
COPY cogs cogs
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check -c constraints.txt ".[postgres]" \
    && /venv/bin/pip uninstall --yes --quiet pip

FROM python:3.13-slim
RUN useradd --uid 10001 --home-dir /data --shell /usr/sbin/nologin hearts \
    && install --directory --owner hearts --group hearts /data /cache
COPY --from=build /venv /venv
# PYTHONSAFEPATH: nothing that lies in the data folder can be imported.
ENV PATH=/venv/bin:$PATH \
    PYTHONSAFEPATH=1 \
    PYTHONUNBUFFERED=1 \
    XDG_CACHE_HOME=/cache \
    DATABASE_URL=sqlite+aiosqlite:////data/hearts.db \
    LOG_FORMAT=json
USER hearts
# What the strongest computer players need as machine code: made now, so that nobody waits for the compiler.
RUN ["python", "-m", "players", "compile"]
WORKDIR /data
VOLUME /data
# The bot touches a file beside its database every 30 seconds; this reads its age (bot/health.py).
HEALTHCHECK --interval=30s --timeout=30s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
# The exec form: SIGTERM reaches Python itself, which closes within 10 seconds.
CMD ["python", "-m", "bot"]
