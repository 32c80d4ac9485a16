// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "linkage",
    dependencies: [
        // Depends on a version, as other packages do; Scripts/linkage-test creates the repository and its tag.
        .package(
            url: "file://\(Context.packageDirectory)/../../.build/linkage/navigation-style",
            exact: Version(stringLiteral: Context.environment["NAVIGATION_STYLE_VERSION"] ?? "0.0.0")
        )
    ],
    targets: [
        .executableTarget(
            name: "EngineAlone",
            dependencies: [.product(name: "NavigationStyle", package: "navigation-style")]
        ),
        .executableTarget(
            name: "AuditAlone",
            dependencies: [
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
            ]
        ),
        .executableTarget(name: "WithFoundation"),
    ],
    swiftLanguageModes: [.v6]
)
