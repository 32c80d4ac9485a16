# Build with `make image`; `make image-test` builds and runs it without a Docker engine and without a registry.
#
# Bases are named by tags, whose fixes a build gets. To have the same ones each time, name digests:
# --build-arg SWIFT=swift@sha256:… --build-arg DEBIAN=debian@sha256:…

ARG SWIFT=swift:6.3.1-bookworm
ARG DEBIAN=debian:bookworm-slim

# hadolint ignore=DL3006
FROM ${SWIFT} AS build
# Versions of packages are not pinned: Debian keeps only the newest, which has the fixes.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libmicrohttpd-dev zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# The dependencies are a layer of their own: they change seldom.
COPY Package.swift ./
COPY Patches Patches
COPY Scripts/patch-dependencies Scripts/
RUN Scripts/patch-dependencies
COPY . .
RUN Scripts/release-build \
    && strip --strip-all --output-file /navigation-style .build/release/navigation-style

# The same Debian as above, so that libmicrohttpd and zlib are those that were compiled against.
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

# A trap ends the process at once: the backtracer is not in the image, and its search would only delay the restart.
ENV NAVIGATION_STYLE_LISTEN=0.0.0.0:8080 \
    SWIFT_BACKTRACE=enable=no
EXPOSE 8080
# A number, so that an orchestrator can see that it is not root. Nothing is written: a read-only root will do.
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/navigation-style", "health"]
ENTRYPOINT ["/usr/local/bin/navigation-style"]
CMD ["serve"]
