// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "in-process",
    dependencies: [
        .package(name: "navigation-style", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "InProcess",
            dependencies: [
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
                .product(name: "NavigationStyleJSON", package: "navigation-style"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
