# `make image` builds it; `make image-test` builds and tests it without a Docker engine or a registry.
#
# The image has no base: it contains the executable, glibc, a shell and the licenses. To build in another image of Swift, name
# it: --build-arg SWIFT=swift:6.3.1-bookworm

ARG SWIFT=swift:6.3.1-bookworm@sha256:6599a94ba25ccf44d707a12319da7b7e57f3d92ec2b9d62819da9a4d41f01bff

# hadolint ignore=DL3006
FROM ${SWIFT} AS build
WORKDIR /build
# The dependencies are separate layers, since they change seldom.
COPY Scripts/install Scripts/static-libraries Scripts/unchanged Scripts/
COPY Packaging/libmicrohttpd.sha256 Packaging/
RUN Scripts/static-libraries .build/static
COPY Package.swift ./
COPY Patches Patches
COPY Scripts/patch-dependencies Scripts/
RUN Scripts/patch-dependencies
COPY . .
RUN PKG_CONFIG_PATH=/build/.build/static Scripts/release-build \
    && strip --strip-all --output-file /navigation-style .build/release/navigation-style
RUN Scripts/image-root /navigation-style /packages /root-of-image

FROM scratch
COPY --from=build /root-of-image /

LABEL org.opencontainers.image.title="navigation-style" \
      org.opencontainers.image.description="Predicts which navigation bar every screen of an iOS navigation stack shows" \
      org.opencontainers.image.licenses="Apache-2.0"

# A trap ends the process at once: the image has no backtracer, and the search for it would delay the restart.
ENV PATH=/usr/local/bin:/usr/bin \
    NAVIGATION_STYLE_LISTEN=0.0.0.0:8080 \
    SWIFT_BACKTRACE=enable=no
EXPOSE 8080
# A number, so that an orchestrator can check that it is not root. The server writes no files, so a read-only root works.
USER 65532:65532
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
    CMD ["/usr/local/bin/navigation-style", "health"]
ENTRYPOINT ["/usr/local/bin/navigation-style"]
CMD ["serve"]
