// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "hummingbird-server",
    dependencies: [
        .package(name: "navigation-style", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    ],
    targets: [
        .executableTarget(
            name: "HummingbirdServer",
            dependencies: [
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "NavigationStyle", package: "navigation-style"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
