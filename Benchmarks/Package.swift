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
            dependencies: ["Generator", "HTML", "CSQLite", .product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: settings),
        .target(name: "Generator", swiftSettings: settings),
        // A link to the room itself, so that it is optimised into its user as it is in the program.
        .target(name: "HTML", swiftSettings: settings),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .testTarget(name: "GeneratorTests", dependencies: ["Generator"], swiftSettings: settings),
    ]
)
