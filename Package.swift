// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "navigation-style",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "NavigationStyle", targets: ["NavigationStyle"]),
        .library(name: "NavigationStyleAudit", targets: ["NavigationStyleAudit"]),
        .library(name: "NavigationStyleJSON", targets: ["NavigationStyleJSON"]),
        .library(name: "NavigationStylePreview", targets: ["NavigationStylePreview"]),
        .executable(name: "navigation-style", targets: ["navigation-style"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        // Reads openapi.yaml in tests; nothing that is delivered needs it.
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    ],
    targets: [
        // MARK: - Engine

        .target(
            name: "NavigationStyle",
            // Rounding is a call to libm on some processors, and no import of the engine's says so to the linker.
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
        ),
        .target(name: "NavigationStylePreview", dependencies: ["Gzip", "NavigationStyle", "NavigationStyleJSON"]),
        .target(
            name: "NavigationStyleAudit",
            dependencies: ["NavigationStyle", "NavigationStyleJSON", "SystemThread"]
        ),
        .target(name: "NavigationStyleJSON", dependencies: ["NavigationStyle"]),

        // MARK: - HTTP

        .systemLibrary(
            name: "CMicroHTTPD",
            path: "CMicroHTTPD",
            pkgConfig: "libmicrohttpd",
            providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]
        ),
        .systemLibrary(
            name: "CZlib",
            path: "CZlib",
            pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
        ),
        .target(name: "Gzip", dependencies: ["CZlib"]),
        .target(name: "HTTPMessage"),
        .target(name: "POSIX"),
        .target(name: "SystemThread", dependencies: ["POSIX"]),
        .target(name: "MicroHTTP", dependencies: ["CMicroHTTPD", "HTTPMessage", "POSIX", "SystemThread"]),

        // MARK: - Contract

        .target(name: "COpenAPI"),
        .target(name: "OpenAPI", dependencies: ["COpenAPI"]),

        // MARK: - Page

        .target(name: "CPlayground"),
        .target(name: "Playground", dependencies: ["CPlayground"]),

        // MARK: - Service

        .target(
            name: "NavigationStyleService",
            dependencies: [
                "Gzip", "HTTPMessage", "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON",
                "NavigationStylePreview", "OpenAPI", "Playground",
            ]
        ),
        .executableTarget(
            name: "navigation-style",
            dependencies: [
                "HTTPMessage",
                "MicroHTTP",
                "NavigationStyle",
                "NavigationStyleAudit",
                "NavigationStyleJSON",
                "NavigationStylePreview",
                "NavigationStyleService",
                "OpenAPI",
                "POSIX",
                "SystemThread",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),

        // MARK: - Tests

        .target(
            name: "NavigationStyleTestSupport",
            dependencies: ["NavigationStyle"],
            path: "Tests/NavigationStyleTestSupport"
        ),
        .testTarget(
            name: "NavigationStyleTests",
            dependencies: ["NavigationStyle", "NavigationStyleTestSupport"],
            exclude: ["Diagnostic/Example"]
        ),
        .testTarget(
            name: "NavigationStyleJSONTests",
            dependencies: [
                "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON", "NavigationStyleTestSupport",
            ]
        ),
        .testTarget(
            name: "NavigationStyleAuditTests",
            dependencies: [
                "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON", "NavigationStyleTestSupport",
            ]
        ),
        .testTarget(
            name: "NavigationStylePreviewTests",
            dependencies: [
                "NavigationStyle", "NavigationStyleJSON", "NavigationStylePreview", "NavigationStyleTestSupport",
            ],
            exclude: ["Golden/Picture", "Golden/requests.json"]
        ),
        .testTarget(name: "GzipTests", dependencies: ["Gzip"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON", "NavigationStyleService",
                "navigation-style",
            ],
            exclude: ["Golden/Report"]
        ),
        .testTarget(name: "SystemThreadTests", dependencies: ["SystemThread"]),
        .testTarget(name: "HTTPMessageTests", dependencies: ["HTTPMessage"]),
        .testTarget(name: "MicroHTTPTests", dependencies: ["HTTPMessage", "MicroHTTP"]),
        .testTarget(
            name: "NavigationStyleServiceTests",
            dependencies: [
                "Gzip", "HTTPMessage", "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON",
                "NavigationStyleService",
            ]
        ),
        .testTarget(
            name: "ContractTests",
            dependencies: [
                "Gzip",
                "HTTPMessage",
                "NavigationStyle",
                "NavigationStyleAudit",
                "NavigationStyleJSON",
                "NavigationStylePreview",
                "NavigationStyleService",
                "NavigationStyleTestSupport",
                .product(name: "Yams", package: "Yams"),
            ]
        ),
        // Writes requests for Laboratory/compare-builds.
        .executableTarget(
            name: "RequestGenerator",
            dependencies: ["NavigationStyle", "NavigationStyleJSON", "NavigationStyleTestSupport"],
            path: "Laboratory/Comparison/Generator"
        ),
        // What the fuzzers run, replayed on what they found; Laboratory/fuzz builds the fuzzers themselves.
        .testTarget(
            name: "FuzzTests",
            dependencies: [
                "HTTPMessage", "MicroHTTP", "NavigationStyle", "NavigationStyleAudit", "NavigationStyleJSON",
                "NavigationStylePreview", "NavigationStyleService",
            ],
            path: "Laboratory/Fuzz",
            exclude: ["Finding", "Fuzzer", "seeds"]
        ),
    ],
    swiftLanguageModes: [.v6],
    // `#embed` is of C23.
    cLanguageStandard: .c2x
)

/// Pointers live in `MicroHTTP` and `Gzip`, which call C, and in the JSON codec, which argues its need in a comment;
/// everywhere else the compiler refuses them.
let modulesWithPointers: Set = ["Gzip", "MicroHTTP", "NavigationStyleJSON"]

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        // Where nobody tests, a compiler that warns of more must not keep anyone from building.
        .treatAllWarnings(as: .error, .when(platforms: [.linux])),
    ]
    if target.type != .test, !modulesWithPointers.contains(target.name) {
        target.swiftSettings?.append(.strictMemorySafety())
    }
}

// The release and the tests have these modules optimized: a debug engine takes three to ten times as long. Where no release of
// a value has an effect, a value may end with its last use instead of its scope, which spares 4 % of the instructions. Other
// packages cannot depend on a version with such flags, so they must be asked for.
if Context.environment["NAVIGATION_STYLE_OPTIMIZED"] == "1" {
    let shortLifetimes = ["-Xfrontend", "-enable-lexical-lifetimes=false"]
    let optimizedModules = [
        "NavigationStyle": shortLifetimes, "NavigationStyleAudit": shortLifetimes, "NavigationStyleJSON": [],
    ]
    for target in package.targets {
        guard let flags = optimizedModules[target.name] else { continue }
        target.swiftSettings?.append(.unsafeFlags(["-O"] + flags))
    }
}
