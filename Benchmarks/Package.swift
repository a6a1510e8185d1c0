// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "coffer-bench",
    products: [
        .executable(name: "coffer-bench", targets: ["coffer-bench"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .executableTarget(
            name: "coffer-bench",
            dependencies: [
                "Generator", "HTML", "Localization", "CSQLite", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .target(name: "Generator", swiftSettings: settings),
        // Links to the program's own sources, so that they are optimised into their user as they are in the program.
        .target(name: "HTML", dependencies: ["Localization"], exclude: ["Resources"], swiftSettings: settings),
        .target(name: "Localization", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        .target(name: "CEmbeddedFiles"),
        .target(name: "Models", dependencies: ["CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .testTarget(name: "GeneratorTests", dependencies: ["Generator"], swiftSettings: settings),
    ],
    // C23 has #embed.
    cLanguageStandard: .gnu2x
)
