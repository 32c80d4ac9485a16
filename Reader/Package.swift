// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "navigation-style-reader",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "navigation-style-read", targets: ["navigation-style-read"])
    ],
    dependencies: [
        .package(name: "navigation-style", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
    ],
    targets: [
        .target(
            name: "NavigationStyleReader",
            dependencies: [
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
                .product(name: "NavigationStyleJSON", package: "navigation-style"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ]
        ),
        .executableTarget(
            name: "navigation-style-read",
            dependencies: [
                "NavigationStyleReader",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
                .product(name: "NavigationStyleJSON", package: "navigation-style"),
            ]
        ),
        // One file for apps, and a stand-in for UIKit that it runs on here.
        .target(name: "NavigationRecorder", dependencies: ["UIKit"], path: "Recorder"),
        .target(name: "UIKit", path: "Tests/UIKit"),
        .testTarget(
            name: "RecorderTests",
            dependencies: [
                "NavigationRecorder",
                "UIKit",
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
                .product(name: "NavigationStyleJSON", package: "navigation-style"),
            ]
        ),
        .testTarget(
            name: "NavigationStyleReaderTests",
            dependencies: [
                "NavigationStyleReader",
                .product(name: "NavigationStyle", package: "navigation-style"),
                .product(name: "NavigationStyleAudit", package: "navigation-style"),
                .product(name: "NavigationStyleJSON", package: "navigation-style"),
            ],
            exclude: ["Apps"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error, .when(platforms: [.linux])),
    ]
}

// With a module called UIKit, the compiler would look for the parts of Swift Testing that go with Apple's.
for target in package.targets where target.name == "RecorderTests" {
    target.swiftSettings?.append(.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"]))
}
