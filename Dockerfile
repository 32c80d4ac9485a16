# `make image` builds it; `make image-test` builds and tests it without a Docker engine or a registry.
#
# The base images are named by tags, so that a build gets their fixes. For reproducible builds, give digests:
# --build-arg SWIFT=swift@sha256:… --build-arg DEBIAN=debian@sha256:…

ARG SWIFT=swift:6.3.1-bookworm
ARG DEBIAN=debian:bookworm-slim

# hadolint ignore=DL3006
FROM ${SWIFT} AS build
# The versions of packages are not pinned: Debian keeps only the newest.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# The dependencies are a separate layer, since they change seldom.
COPY Package.swift ./
COPY Patches Patches
COPY Scripts/patch-dependencies Scripts/
RUN Scripts/patch-dependencies
COPY . .
RUN Scripts/release-build \
    && strip --strip-all --output-file /navigation-style .build/release/navigation-style

# The same Debian as above, so that libmicrohttpd and zlib match the headers of the build.
# hadolint ignore=DL3006
FROM ${DEBIAN}
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd12 zlib1g \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log
COPY --from=build /navigation-style /usr/local/bin/navigation-style
COPY LICENSE NOTICE Packaging/THIRD-PARTY /usr/share/doc/navigation-style/

LABEL org.opencontainers.image.title="navigation-style" \
      org.opencontainers.image.description="Predicts which navigation bar every screen of an iOS navigation stack shows" \
      org.opencontainers.image.licenses="Apache-2.0"

# A trap ends the process at once: the image has no backtracer, and the search for it would delay the restart.
ENV NAVIGATION_STYLE_LISTEN=0.0.0.0:8080 \
    SWIFT_BACKTRACE=enable=no
EXPOSE 8080
# A number, so that an orchestrator can check that it is not root. The server writes no files, so a read-only root works.
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/navigation-style", "health"]
ENTRYPOINT ["/usr/local/bin/navigation-style"]
CMD ["serve"]
