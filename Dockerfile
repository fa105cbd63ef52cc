# The bot as a container: built with pinned files in one stage, run without tools and without root in the other.
# docs/decisions/0028-the-same-image-again.md says what two builds have in common.

ARG BASE=python:3.13.16-slim-trixie
# A time for everything that would else carry that of the build.
ARG SOURCE_DATE_EPOCH=1767225600

FROM $BASE AS build
ARG SOURCE_DATE_EPOCH
WORKDIR /src
RUN python -m venv /venv
COPY image-requirements.txt ./
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-compile \
    --require-hashes --only-binary=:all: -r image-requirements.txt
COPY pyproject.toml README.md LICENSE ./
COPY hearts hearts
COPY players players
COPY db db
COPY bot bot
COPY cogs cogs
# The compiled modules say what they are made of by its hash, not by the time of a file.
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-compile \
    --no-deps --no-build-isolation --check-build-dependencies . \
    && /venv/bin/pip uninstall --yes --quiet setuptools pip \
    && /venv/bin/python -m compileall -qf --invalidation-mode unchecked-hash /venv/lib

FROM $BASE
ARG SOURCE_DATE_EPOCH
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
