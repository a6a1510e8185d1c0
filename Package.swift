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
    name: "coffer",
    targets: [
        .target(name: "Models", swiftSettings: settings),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .target(name: "StatementFiles", dependencies: ["Models", "CExpat"], swiftSettings: settings),

        .testTarget(name: "ModelsTests", dependencies: ["Models"], swiftSettings: settings),
        .testTarget(name: "StatementFilesTests", dependencies: ["StatementFiles", "Models"], swiftSettings: settings),
    ]
)
