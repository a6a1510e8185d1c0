// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Targets whose code runs once for each request or command, compiled for size: that takes a quarter less time than compiling for speed.
let sizeSettings = settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Tests of one or more targets.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// A feature knows services, navigation and what screens are made of, and no other feature.
func feature(_ name: String) -> Target {
    .target(
        name: name, dependencies: ["ScreenKit", "Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"],
        path: "Sources/Features/\(name)", exclude: ["Resources"], swiftSettings: sizeSettings)
}

/// Relative relocations in packed form and no exported symbols: the program maps 8 MB less, as measured by `coffer accounts`. All symbols
/// are bound at the start, after which their table is read-only. Needs the toolchain's lld, and glibc 2.36.
let releaseLinking = LinkerSetting.unsafeFlags(
    ["-use-ld=lld"] + ["-z", "pack-relative-relocs", "-z", "now", "--no-export-dynamic"].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release))

/// In the order of the sections.
let features = [
    "Auth", "Home", "Accounts", "Transactions", "Import", "Transfer", "Cards", "Savings", "Subscriptions", "People", "Plan", "Insights",
    "More",
]

let package = Package(
    name: "coffer",
    products: [
        .executable(name: "coffer", targets: ["coffer"])
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.9.0"),
    ],
    targets: [
        .executableTarget(name: "coffer", dependencies: ["CommandLine"], swiftSettings: sizeSettings, linkerSettings: [releaseLinking]),
        // What the benchmarks time within one process; no part of the program.
        .executableTarget(
            name: "coffer-measure",
            dependencies: [
                "LiveServices", "ServiceKit", "StatementFiles", "CardCatalogueFile", "ServiceCatalogueFile", "Services", "Models",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: sizeSettings, linkerSettings: [releaseLinking]),
        .target(
            name: "CommandLine",
            dependencies: [
                "CommandKit", "Server", "App", "SampleHousehold", "LiveServices", "ServiceKit", "WireModels",
                "CardCatalogueFile", "ServiceCatalogueFile", "Mail", "Services", "Navigation", "Localization", "Models",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // What the commands of all features are made of.
        .target(
            name: "CommandKit",
            dependencies: [
                "WireModels", "Services", "Localization", "Models", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        .target(
            name: "LiveServices",
            dependencies: [
                "ServiceKit", "Ledger", "Recurrence", "Forecasting", "WireModels", "Services", "Storage", "StatementFiles", "PaymentFiles",
                "Mail", "Localization", "Models",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Resources"], swiftSettings: settings),
        // What the live services of every feature are made of.
        .target(
            name: "ServiceKit",
            dependencies: [
                "Ledger", "Forecasting", "WireModels", "Services", "Storage", "StatementFiles", "Localization", "Models",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "CryptoExtras", package: "swift-crypto"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Resources"], swiftSettings: settings),
        .target(
            name: "Ledger",
            dependencies: [
                "Services", "Storage", "StatementFiles", "Categorisation", "Localization", "Models",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Resources"], swiftSettings: settings),
        // A household for the demo, the gallery and tests, over the live services in memory.
        .target(
            name: "SampleHousehold", dependencies: ["LiveServices", "ServiceKit", "Services", "Localization", "Models"],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // The JSON of the command line and of exports.
        .target(name: "WireModels", dependencies: ["Services", "Localization", "Models"], swiftSettings: settings),
        .target(name: "Services", dependencies: ["Localization", "Models"], exclude: ["Resources"], swiftSettings: sizeSettings),
        .target(name: "Localization", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        .target(
            name: "Storage",
            dependencies: [
                "Models", "CSQLiteSettings", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        // SQLite's settings are a function with variable arguments, which only C can call.
        .target(name: "CSQLiteSettings", linkerSettings: [.linkedLibrary("sqlite3")]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "StatementFiles", dependencies: ["Models", "CExpat", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        // Finds what recurs among transactions.
        .target(name: "Recurrence", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        // Balances of days to come.
        .target(name: "Forecasting", dependencies: ["Models"], swiftSettings: settings),
        .target(name: "PaymentFiles", dependencies: ["Models"], swiftSettings: sizeSettings),
        .target(
            name: "CardCatalogueFile", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: sizeSettings),
        .target(
            name: "ServiceCatalogueFile", dependencies: ["Models", "Recurrence", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: sizeSettings),
        // The category of a bank's line: tables of codes, names and words, and a classifier.
        .target(
            name: "Categorisation", dependencies: ["Models", "Recurrence", "ServiceCatalogueFile", "CEmbeddedFiles"],
            exclude: ["Resources"], swiftSettings: settings),
        // libcurl's options are set by a function with variable arguments, too. It is loaded at run time, so nothing is linked.
        .target(name: "CMailTransfer"),
        .target(name: "Mail", dependencies: ["Models", "CMailTransfer"], swiftSettings: sizeSettings),
        .target(
            name: "Server",
            dependencies: [
                "App", "ScreenKit", "Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models", "CZlib",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdHTTP2", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            exclude: ["Resources"], swiftSettings: settings),
        .target(
            name: "App",
            dependencies: ["ScreenKit", "Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"]
                + features.map { .byName(name: $0) },
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // What every feature is made of.
        .target(
            name: "ScreenKit", dependencies: ["Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // Files of Resources folders, embedded in the program by the C compiler.
        .target(name: "CEmbeddedFiles"),
        .target(name: "Navigation", dependencies: ["Localization"], swiftSettings: sizeSettings),
        .target(name: "Models", dependencies: ["CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: settings),
        .target(name: "HTML", dependencies: ["Localization"], exclude: ["Resources"], swiftSettings: settings),
        .target(
            name: "DesignSystem", dependencies: ["HTML", "Localization", "Models", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: settings),

        tests("DesignSystemTests", ["DesignSystem", "HTML", "Localization", "Models"]),
        tests(
            "FeatureTests",
            [
                "Accounts", "Cards", "Home", "Savings", "Transactions", "Transfer", "ScreenKit", "LiveServices", "ServiceKit",
                "SampleHousehold", "Services", "Storage", "Navigation", "DesignSystem", "HTML", "Localization", "Models",
            ]),
        tests("WireModelsTests", ["WireModels", "Models"]),
        tests("LocalizationTests", ["Localization", "Models"]),
        tests("HTMLTests", ["HTML", "Localization", "Models"]),
        tests("ModelsTests", ["Models", "CEmbeddedFiles"]),
        tests(
            "AppTests",
            [
                "App", "GrowthSupport", "ScreenKit", "LiveServices", "ServiceKit", "SampleHousehold", "Services", "Storage", "Navigation",
                "HTML", "Localization", "Models", "TestSupport", "TestTools",
            ]),
        tests(
            "MailTests", ["Mail", "LiveServices", "ServiceKit", "Services", "TestSupport", "TestTools", "Models"],
            exclude: ["Support/server.py"]),
        tests("RecurrenceTests", ["Recurrence", "Models", "TestTools", "CEmbeddedFiles"]),
        tests("ForecastingTests", ["Forecasting", "Recurrence", "Models", "TestTools"]),
        tests("CategorisationTests", ["Categorisation", "Models"], exclude: ["Lines/lines.tsv"]),
        tests("NavigationTests", ["Navigation"]),
        tests("StorageTests", ["Ledger", "Storage", "TestTools", "Models"]),
        tests("LedgerTests", ["Ledger", "Storage", "Models"]),
        tests(
            "LiveServicesTests",
            [
                "LiveServices", "ServiceKit", "SampleHousehold", "Ledger", "WireModels", "Services", "Storage", "StatementFiles", "Mail",
                "Localization", "Models", "TestSupport", "TestTools", .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["OldDatabase/schema-10.database"]),
        tests(
            "SampleHouseholdTests",
            ["SampleHousehold", "CardCatalogueFile", "ServiceKit", "Services", "Localization", "Models", "TestSupport"]),
        tests(
            "CommandLineTests",
            [
                "CommandLine", "CommandKit", "App", "GrowthSupport", "LiveServices", "ServiceKit", "WireModels", "Services", "Storage",
                "Localization", "Models", "TestSupport", "TestTools",
            ]),
        // Counts what a process allocates.
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        // How much work grows with what a hostile bank writes.
        .target(
            name: "GrowthSupport", dependencies: ["CAllocationCount", "Models", "TestTools"], path: "Tests/GrowthSupport",
            swiftSettings: settings),
        // What all tests share: values, files, clocks, random numbers, and programs that they start.
        .target(name: "TestTools", dependencies: ["Models"], path: "Tests/TestTools", swiftSettings: settings),
        // The household of a test.
        .target(
            name: "TestSupport", dependencies: ["LiveServices", "ServiceKit", "Mail", "Services", "Models", "TestTools"],
            path: "Tests/TestSupport",
            swiftSettings: settings),
        tests("SystemTests", ["coffer", "TestTools"]),
        tests(
            "ServerTests",
            [
                "Server", "App", "LiveServices", "ServiceKit", "Services", "Storage", "Navigation", "DesignSystem", "HTML",
                "TestSupport", "TestTools", "Localization", "Models",
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"), .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            exclude: [
                "Answers/answers.txt"
            ]),
        tests("StatementFilesTests", ["StatementFiles", "TestTools", "Models", "CEmbeddedFiles"], exclude: ["Layouts"]),
        tests("PaymentFilesTests", ["PaymentFiles", "TestTools", "Models"]),
        tests("CardCatalogueFileTests", ["CardCatalogueFile", "Models"]),
        tests("ServiceCatalogueFileTests", ["ServiceCatalogueFile", "Recurrence", "Models"]),
    ] + features.map(feature),
    // C23 has #embed.
    cLanguageStandard: .gnu2x
)

/// Other test targets are left out, so that neither building nor linking them takes time.
if let wanted = Context.environment["COFFER_TESTS"]?.split(whereSeparator: { " ,".contains($0) }).map(String.init), !wanted.isEmpty {
    package.targets.removeAll { $0.isTest && !wanted.contains($0.name) }
}
