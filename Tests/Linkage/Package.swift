// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "linkage",
    dependencies: [
        .package(name: "navigation-style", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "EngineAlone",
            dependencies: [.product(name: "NavigationStyle", package: "navigation-style")]
        ),
        .executableTarget(name: "WithFoundation"),
    ],
    swiftLanguageModes: [.v6]
)
