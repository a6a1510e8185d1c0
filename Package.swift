// swift-tools-version: 6.2
import PackageDescription

/// The compiler settings of all Swift targets.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The compiler settings of targets that compute most: optimised in debug builds that are made once, in which the tests take a fifth less time.
let fastSettings =
    settings + (Context.environment["COFFER_BUILD_ONCE"] == nil ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))])

/// The compiler settings of targets whose code runs once for each request or command: optimised for size in release builds, which takes a
/// quarter less time to compile than optimising for speed.
let sizeSettings = settings + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// A test target.
func tests(_ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: path, exclude: exclude, swiftSettings: settings)
}

/// Dependencies on targets of this package.
func modules(_ names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

/// Dependencies on products of another package.
func products(_ names: String..., of package: String) -> [Target.Dependency] { names.map { .product(name: $0, package: package) } }

/// The targets on which every target of screens depends.
let screenKit = ["ScreenKit", "Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"]

/// A feature X whose sources stand in one folder, Sources/Features/X, and form up to four targets: XModel with its values, service
/// protocol, routes and JSON, XLive with its live services and repositories, X with its screens, and XCommands with its commands. What it
/// adds to the sample household belongs to the target SampleHousehold.
struct Slice {
    /// The name of the feature, of its folder and of its target of screens.
    var name: String
    /// The slices on whose XModel all its targets depend.
    var knows: [String] = []
    /// Further slices on whose XModel its screens depend, since they lead there or show their values.
    var shows: [String] = []
    /// The slices on whose XLive and XModel its XLive depends, since it reads or writes their rows in its own transactions.
    var reads: [String] = []
    /// The slices on whose XCommands its XCommands depends.
    var commands: [String] = []
    /// Further dependencies of its XLive.
    var live: [Target.Dependency] = []
    /// Further slices on whose XModel its tests depend.
    var testsKnow: [String] = []
    /// Further targets on which its tests depend.
    var testsUse: [String] = []
    /// Whether it has a target of screens.
    var hasScreens = true
    /// Whether it has commands.
    var hasCommands = true
    /// Whether it adds something to the sample household.
    var hasSample = true
    /// Whether it has a test target; without one, tests of the slices above it cover it.
    var hasTests = true

    /// The folders of its targets and of its string catalog.
    var folders: [String] { ["Model", "Live", "Resources"] + (hasScreens ? ["Screens"] : []) + (hasCommands ? ["Commands"] : []) }

    /// Its targets.
    var targets: [Target] {
        let path = "Sources/Features/\(name)"
        let models = knows.map { "\($0)Model" }
        let values = ["WireModels", "Services", "Localization", "Models"] + models
        let readRows = reads.filter { !knows.contains($0) }.map { "\($0)Model" } + reads.map { "\($0)Live" }
        let rows = ["\(name)Model", "ServiceKit", "Ledger", "Storage"] + readRows
        let shown = hasScreens ? [name] : []
        var targets: [Target] = [
            .target(name: "\(name)Model", dependencies: modules(["Navigation"] + values), path: "\(path)/Model", swiftSettings: settings),
            .target(name: "\(name)Live", dependencies: modules(rows + values) + live, path: "\(path)/Live", swiftSettings: settings),
        ]
        targets += shown.map {
            .target(
                name: $0, dependencies: modules(["\(name)Model"] + screenKit + models + shows.map { "\($0)Model" }),
                path: "\(path)/Screens", swiftSettings: sizeSettings
            )
        }
        if hasCommands {
            let used = Set(knows + reads + commands).map { "\($0)Model" }.sorted() + commands.map { "\($0)Commands" }
            targets.append(
                .target(
                    name: "\(name)Commands",
                    dependencies: modules(["\(name)Model", "CommandKit"] + values + used.filter { !values.contains($0) })
                        + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
                    path: "\(path)/Commands", swiftSettings: sizeSettings))
        }
        if hasTests {
            // Members sign in, and confirm what they do, in tests of every slice.
            // The models of slices whose rows are read are among `rows`, unless all targets know them.
            let further = (shows + testsKnow + ["Members"]).filter { $0 != name && !reads.contains($0) }
            let known = Set((knows + further).map { "\($0)Model" }).sorted()
            let tested = ["\(name)Live", "Installation", "SampleHousehold", "WireModels", "App"] + screenKit + known
            let support = ["TestSupport", "ScreenTestSupport", "CommandTestSupport", "StorageTestSupport", "Commands", "TestTools"]
            let commanded = hasCommands ? ["\(name)Commands"] : []
            targets.append(
                tests(
                    "\(name)Tests", modules(shown + commanded + rows + tested + support + testsUse) + live, path: "Tests/Features/\(name)"))
        }
        return targets
    }
}

/// The features.
let slices = [
    // Accounts for savings have a plan; transfers are ordered from an account; the household's currency stands with its rates.
    Slice(
        name: "Accounts", shows: ["Savings", "Transfer", "Household", "Members", "Transactions", "Import"],
        commands: ["Savings", "Household", "Members"]),
    // Transactions may use a benefit of a card, or be an expense or a settlement of a group.
    Slice(
        name: "Transactions", knows: ["Accounts", "Home", "People"], shows: ["Cards", "Import"], reads: ["People"],
        live: ["StatementFiles", "Categorisation"], testsKnow: ["Household", "Plan", "Subscriptions"]),
    // Imports stand in the section of accounts, and an import begins at its account, which may be a new one of a member. It ends at the
    // transactions that wait to be checked.
    Slice(
        name: "Import", knows: ["Accounts"], shows: ["Members", "Transactions"], commands: ["Accounts", "Household"],
        live: ["StatementFiles", .product(name: "Logging", package: "swift-log")],
        testsKnow: ["Household", "Notifications", "Transactions"]),
    // Home hides amounts, as the member's settings do; the search leads to its help; what is due offers to add expected money.
    Slice(
        name: "Home", shows: ["Members", "Household", "Plan", "Accounts", "Transactions", "Import"], commands: ["Transactions"],
        testsKnow: ["Subscriptions"],
        hasSample: false),
    Slice(name: "Cards", shows: ["Accounts", "Transactions"], testsKnow: ["Household", "Import"]),
    // The screens of signing in, notifications and the pages of guests belong to the section of Home.
    Slice(
        name: "Members", knows: ["Home"], live: ["OpenIDConnect", "OutgoingHTTP", "Signatures", "WebAuthn"],
        testsKnow: ["Accounts", "Household", "Notifications"], testsUse: ["OpenIDTestSupport"]),
    // The settings of the household include its members and the limits of transfers.
    Slice(
        name: "Household", shows: ["Members", "Transfer", "Import"], live: ["StatementFiles"],
        testsKnow: ["Accounts", "Cards", "People", "Plan", "Savings", "Subscriptions", "Transactions"], hasSample: false),
    // Reports include budgets, the cost of subscriptions and the value of cards.
    Slice(
        name: "Insights", shows: ["Plan", "Subscriptions", "Cards", "Accounts", "Import", "Transactions"], commands: ["Household"],
        testsKnow: ["Household", "People"], hasSample: false),
    Slice(
        name: "Notifications", knows: ["Home"],
        live: ["Mail", "OutgoingHTTP", "Signatures", "WebPush", .product(name: "Logging", package: "swift-log")],
        testsKnow: ["Accounts", "Transactions", "Transfer"], hasCommands: false),
    // The stored results of the detector of recurring transactions, which is the target `Recurrence`.
    Slice(name: "Recurrence", live: ["Recurrence"], hasScreens: false, hasCommands: false, hasSample: false, hasTests: false),
    // Groups of other programs are imported from files that were uploaded.
    Slice(name: "People", knows: ["Home"], shows: ["Import", "Transactions"], live: ["StatementFiles", "Mail"]),
    // What subscriptions charge is not expected besides, and the forecast knows what recurs.
    Slice(
        name: "Plan", knows: ["Recurrence"], shows: ["Accounts", "Subscriptions", "Transactions"], reads: ["Recurrence", "Subscriptions"],
        commands: ["Household", "Subscriptions"],
        live: ["Recurrence", "Forecasting", "StatementFiles"], testsKnow: ["Household", "Import", "Savings", "Transfer"]),
    Slice(name: "Savings", shows: ["Accounts", "Transactions", "Import"], testsKnow: ["Household"]),
    // Subscriptions are charged to cards; the charges of shared ones become expenses of a group; what renews leads to what is due.
    Slice(
        name: "Subscriptions", knows: ["Recurrence", "Cards", "People"], shows: ["Home", "Transactions"],
        reads: ["Recurrence", "Cards", "People"], commands: ["Cards", "People"], live: ["Recurrence"],
        testsKnow: ["Import", "Plan"]),
    // Recurring transactions that execute a standing order are not suggested as subscriptions.
    Slice(
        name: "Transfer", shows: ["Accounts", "Transactions"], reads: ["Recurrence"],
        live: ["PaymentFiles", "Recurrence", "StatementFiles", .product(name: "Logging", package: "swift-log")],
        testsKnow: ["Import", "Notifications"]),
]

/// The linker settings of release builds. Relative relocations in packed form and no exported symbols: the program maps 8 MB less, as
/// measured by `coffer accounts`. All symbols are bound at the start, after which their table is read-only. Needs the toolchain's lld, and
/// glibc 2.36.
let releaseLinking = LinkerSetting.unsafeFlags(
    ["-use-ld=lld"] + ["-z", "pack-relative-relocs", "-z", "now", "--no-export-dynamic"].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release))

/// The folders below Sources/Features of the targets of single features, and of all string catalogs but that of the sample household.
let featureFolders =
    slices.flatMap { slice in slice.folders.map { "\(slice.name)/\($0)" } } + ["Commands"]

/// The folders below Sources/Features of the target SampleHousehold: what all features share, and the part of each.
let sampleFolders = ["Sample"] + slices.filter(\.hasSample).map { "\($0.name)/Sample" }

/// The XModel targets of all slices.
let sliceModels = slices.map { "\($0.name)Model" }
/// The XCommands targets of all slices.
let sliceCommands = slices.filter(\.hasCommands).map { "\($0.name)Commands" }
/// The XLive targets of all slices.
let sliceServices = slices.map { "\($0.name)Live" }

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
        // Measurements within one process, for the benchmarks; not part of the program.
        .executableTarget(
            name: "coffer-measure",
            dependencies: [
                "Installation", "ServiceKit", "StatementFiles", "CardCatalogueFile", "ServiceCatalogueFile", "Services", "Models",
                "AccountsModel", "InsightsModel", "TransferModel",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: sizeSettings, linkerSettings: [releaseLinking]),
        .target(
            name: "CommandLine",
            dependencies: [
                "Commands", "CommandKit", "Server", "App", "SampleHousehold", "Installation", "ServiceKit", "CardCatalogueFile",
                "ServiceCatalogueFile", "Mail", "MembersModel", "OutgoingHTTP", "Services", "Navigation", "Localization", "Models",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // The list of the commands of all features, and those that several features share.
        .target(
            name: "Commands",
            dependencies: modules(["CommandKit", "Services", "Localization", "Models"] + sliceCommands)
                + modules(["CardsModel", "PeopleModel", "SavingsModel", "SubscriptionsModel", "TransferModel"])
                + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/Features/Commands", exclude: ["Resources"], swiftSettings: sizeSettings),
        // The base of all commands: options, lookup of rows by name, and output as table, CSV and JSON.
        .target(
            name: "CommandKit",
            dependencies: [
                "WireModels", "Services", "Localization", "Models", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // The list of all modules, and a database with their live services.
        .target(
            name: "Installation",
            dependencies: modules(
                ["ServiceKit", "Ledger", "Services", "Storage", "Mail", "MembersModel", "Models", "OutgoingHTTP"] + sliceServices),
            swiftSettings: settings),
        // The base of all live services: their context, the protocols of modules, caches and shared readers.
        .target(
            name: "ServiceKit",
            dependencies: [
                "Ledger", "Forecasting", "WireModels", "Services", "Storage", "StatementFiles", "Localization", "Models",
                .product(name: "Logging", package: "swift-log"),
            ] + products("Crypto", "CryptoExtras", of: "swift-crypto"),
            exclude: ["Resources"], swiftSettings: fastSettings),
        // Double-entry bookkeeping: journal, unit of work, observers, undo and import of statements.
        .target(
            name: "Ledger",
            dependencies: [
                "Services", "Storage", "StatementFiles", "Categorisation", "Localization", "Models",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Resources"], swiftSettings: fastSettings),
        // A household with sample data for the demo, the gallery and tests, entered through the live services into a database in memory.
        .target(
            name: "SampleHousehold",
            dependencies: ["Installation", "ServiceKit", "Services", "Localization", "Models"] + modules(sliceModels),
            path: "Sources/Features", exclude: featureFolders + ["Sample/Resources"], swiftSettings: sizeSettings),
        // The JSON of the command line and of exports.
        .target(name: "WireModels", dependencies: ["Services", "Localization", "Models"], swiftSettings: fastSettings),
        .target(name: "Services", dependencies: ["Localization", "Models"], exclude: ["Resources"], swiftSettings: sizeSettings),
        .target(name: "Localization", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: fastSettings),
        .target(
            name: "Storage",
            dependencies: ["Models", "CSQLiteSettings"] + products("GRDB", "GRDBSQLite", of: "GRDB.swift"), swiftSettings: fastSettings),
        // SQLite's settings are a function with variable arguments, which only C can call.
        .target(name: "CSQLiteSettings", linkerSettings: [.linkedLibrary("sqlite3")]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(
            name: "StatementFiles", dependencies: ["Models", "CExpat", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: fastSettings),
        // Detects recurring transactions.
        .target(name: "Recurrence", dependencies: ["Models", "CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: fastSettings),
        // Forecasts balances.
        .target(name: "Forecasting", dependencies: ["Models"], swiftSettings: fastSettings),
        .target(name: "PaymentFiles", dependencies: ["Models"], swiftSettings: sizeSettings),
        .target(
            name: "CardCatalogueFile", dependencies: ["CardsModel", "Models", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: sizeSettings),
        .target(
            name: "ServiceCatalogueFile", dependencies: ["Models", "Recurrence", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: sizeSettings),
        // Finds the category of a statement line: tables of codes, names and words, and a classifier.
        .target(
            name: "Categorisation", dependencies: ["Models", "Recurrence", "ServiceCatalogueFile", "CEmbeddedFiles"],
            exclude: ["Resources"], swiftSettings: fastSettings),
        // libcurl's options are set by a function with variable arguments, too. It is loaded at run time, so it is not linked.
        .target(name: "CTransfer"),
        .target(name: "Mail", dependencies: ["Models", "CTransfer"], swiftSettings: sizeSettings),
        // The client of all requests to other servers: providers of sign-in, push services and what members name.
        .target(name: "OutgoingHTTP", dependencies: ["CTransfer"], swiftSettings: sizeSettings),
        // Public keys of others, in the forms in which they arrive, and the signatures that they verify.
        .target(name: "Signatures", dependencies: products("Crypto", "CryptoExtras", of: "swift-crypto"), swiftSettings: sizeSettings),
        // Verifies ceremonies of passkeys.
        .target(
            name: "WebAuthn", dependencies: ["Signatures", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: sizeSettings),
        // Signs in by a provider of OpenID Connect.
        .target(
            name: "OpenIDConnect", dependencies: ["OutgoingHTTP", "Signatures", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: sizeSettings),
        // Encrypts messages for browsers, and says to push services who sends them.
        .target(
            name: "WebPush", dependencies: ["OutgoingHTTP", "Signatures", .product(name: "Crypto", package: "swift-crypto")],
            swiftSettings: sizeSettings),
        .target(
            name: "Server",
            dependencies: [
                "App", "HouseholdModel", "ImportModel", "MembersModel", "PeopleModel", "TransactionsModel", "ScreenKit", "Services",
                "Navigation", "DesignSystem", "HTML", "Localization", "Models", "CZlib",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ] + products("Hummingbird", "HummingbirdHTTP2", "HummingbirdTLS", of: "hummingbird")
                + products("NIOCore", "NIOHTTP1", of: "swift-nio")
                + products("ServiceLifecycle", "UnixSignals", of: "swift-service-lifecycle"),
            exclude: ["Resources"], swiftSettings: settings),
        .target(
            name: "App",
            dependencies: ["ScreenKit", "Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"]
                + modules([
                    "CardsModel", "HomeModel", "HouseholdModel", "ImportModel", "MembersModel", "NotificationsModel", "PeopleModel",
                    "TransactionsModel",
                ])
                + modules(slices.filter(\.hasScreens).map(\.name)),
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // The base of all screens: their context, loading, forms, and the protocols of features.
        .target(
            name: "ScreenKit", dependencies: ["Services", "Navigation", "DesignSystem", "HTML", "Localization", "Models"],
            exclude: ["Resources"], swiftSettings: sizeSettings),
        // The files of all Resources folders, embedded in the program by the C compiler.
        .target(name: "CEmbeddedFiles"),
        .target(name: "Navigation", dependencies: ["Localization"], swiftSettings: sizeSettings),
        .target(name: "Models", dependencies: ["CEmbeddedFiles"], exclude: ["Resources"], swiftSettings: fastSettings),
        .target(name: "HTML", dependencies: ["Localization"], exclude: ["Resources"], swiftSettings: fastSettings),
        .target(
            name: "DesignSystem", dependencies: ["HTML", "Localization", "Models", "CEmbeddedFiles"], exclude: ["Resources"],
            swiftSettings: fastSettings),

        tests("DesignSystemTests", ["DesignSystem", "HTML", "Localization", "CardsModel", "Models", "TestTools"]),
        tests("WireModelsTests", ["WireModels", "Models"]),
        tests("LocalizationTests", ["Localization", "Models"]),
        tests("HTMLTests", ["HTML", "Localization", "Models"]),
        tests("ModelsTests", ["Models", "CEmbeddedFiles"]),
        tests(
            "AppTests",
            [
                "App", "GrowthSupport", "NotificationsLive", "ScreenKit", "Installation", "ServiceKit", "SampleHousehold", "Services",
                "Storage", "Navigation", "HTML", "Localization", "Models", "TestSupport", "ScreenTestSupport", "TestTools",
            ] + modules(sliceModels)),
        tests(
            "MailTests", ["Mail", "NotificationsModel", "Installation", "ServiceKit", "Services", "TestSupport", "TestTools", "Models"],
            exclude: ["Support/server.py"]),
        tests("OutgoingHTTPTests", ["OutgoingHTTP", "TestTools"], exclude: ["Support/server.py"]),
        tests(
            "WebAuthnTests", ["WebAuthn", "Signatures", "TestTools", .product(name: "Crypto", package: "swift-crypto")],
            exclude: [
                "Support/ceremonies.json", "Support/specification.json", "Support/make_ceremonies.py", "Support/reference.py",
            ]),
        tests(
            "OpenIDConnectTests",
            ["OpenIDConnect", "OpenIDTestSupport", "OutgoingHTTP", "Signatures", "TestTools"]
                + products("Crypto", "CryptoExtras", of: "swift-crypto")),
        // A provider of sign-in in memory, which signs with real keys.
        .target(
            name: "OpenIDTestSupport",
            dependencies: ["OpenIDConnect", "OutgoingHTTP", "Signatures"] + products("Crypto", "CryptoExtras", of: "swift-crypto"),
            path: "Tests/OpenIDTestSupport", swiftSettings: settings),
        tests(
            "WebPushTests",
            ["WebPush", "OutgoingHTTP", "Signatures", "TestTools", .product(name: "Crypto", package: "swift-crypto")]),
        tests("RecurrenceTests", ["Recurrence", "Models", "TestTools", "CEmbeddedFiles"]),
        tests("ForecastingTests", ["Forecasting", "Recurrence", "SubscriptionsModel", "TransferModel", "Models", "TestTools"]),
        tests("CategorisationTests", ["Categorisation", "Models"], exclude: ["Lines/lines.tsv"]),
        tests("NavigationTests", ["Navigation"] + modules(sliceModels)),
        tests(
            "StorageTests",
            [
                "Installation", "Ledger", "Storage", "LedgerTestSupport", "StorageTestSupport", "TestTools", "Models",
            ] + modules(sliceModels + sliceServices)),
        tests("LedgerTests", ["Ledger", "Services", "Storage", "Models", "LedgerTestSupport", "TestTools"]),
        tests(
            "InstallationTests",
            [
                "Installation", "ServiceKit", "SampleHousehold", "Ledger", "WireModels", "Services", "Storage", "StatementFiles", "Mail",
                "OutgoingHTTP", "Localization", "Models", "LedgerTestSupport", "TestSupport", "TestTools",
                .product(name: "GRDB", package: "GRDB.swift"),
            ] + modules(sliceModels + sliceServices),
            exclude: ["OldDatabase/schema-10.database"]),
        tests(
            "SampleHouseholdTests",
            ["SampleHousehold", "CardCatalogueFile", "ServiceKit", "Services", "Localization", "Models", "TestSupport"]
                + modules(sliceModels)),
        tests(
            "CommandLineTests",
            [
                "CommandLine", "Commands", "CommandKit", "GrowthSupport", "OutgoingHTTP", "ServiceKit", "Services", "Storage",
                "Localization", "Models", "TestSupport", "CommandTestSupport", "TestTools",
            ] + modules(sliceModels)),
        // Counts what a process allocates.
        .target(name: "CAllocationCount", path: "Tests/CAllocationCount"),
        // Measures how the work of a request or command grows with the size of hostile bank statements.
        .target(
            name: "GrowthSupport", dependencies: ["CAllocationCount", "Models", "TestTools"], path: "Tests/GrowthSupport",
            swiftSettings: settings),
        // Shared by all tests: sample values, temporary files, clocks, random numbers, and started programs.
        .target(name: "TestTools", dependencies: ["Models"], path: "Tests/TestTools", swiftSettings: settings),
        // Ledgers for tests, in a database in memory that has no table of a feature.
        .target(
            name: "LedgerTestSupport", dependencies: ["Ledger", "Storage", "Models"], path: "Tests/LedgerTestSupport",
            swiftSettings: settings),
        // Households for tests: fixtures over the live services, with a database in memory.
        .target(
            name: "TestSupport",
            dependencies: [
                "Installation", "ServiceKit", "Storage", "Mail", "OutgoingHTTP", "ScreenKit", "Services", "Signatures", "Navigation",
                "Models", "TestTools", .product(name: "GRDB", package: "GRDB.swift"),
            ] + modules(sliceModels) + products("Crypto", "CryptoExtras", of: "swift-crypto"),
            path: "Tests/TestSupport",
            swiftSettings: settings),
        // Databases on every engine, for tests of repositories.
        .target(
            name: "StorageTestSupport", dependencies: ["Installation", "Ledger", "Storage", "TestTools", "Models"],
            path: "Tests/StorageTestSupport", swiftSettings: settings),
        // A household in a browser without HTTP.
        .target(
            name: "ScreenTestSupport",
            dependencies: [
                "App", "Installation", "ServiceKit", "SampleHousehold", "Services", "Navigation", "HTML", "Localization", "Models",
                "OutgoingHTTP", "AccountsModel", "CardsModel", "ImportModel", "MembersModel", "NotificationsModel", "TransactionsModel",
                "TestSupport",
                "TestTools",
            ],
            path: "Tests/ScreenTestSupport", swiftSettings: settings),
        // A household and the commands that run on it.
        .target(
            name: "CommandTestSupport",
            dependencies: [
                "CommandLine", "CommandKit", "App", "Installation", "ServiceKit", "Services", "Storage", "Navigation", "Localization",
                "Models", "CardsModel", "MembersModel", "TransferModel", "TestSupport", "TestTools",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/CommandTestSupport", swiftSettings: settings),
        tests("SystemTests", ["coffer", "TestTools"] + modules(sliceModels)),
        tests(
            "ServerTests",
            [
                "Server", "App", "Installation", "ServiceKit", "Services", "Storage", "Navigation", "DesignSystem", "HTML",
                "TestSupport", "TestTools", "Localization", "Models", "OpenIDTestSupport", "OutgoingHTTP",
                .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ] + products("Hummingbird", "HummingbirdTesting", of: "hummingbird")
                + products("NIOCore", "NIOEmbedded", "NIOHTTP1", "NIOPosix", of: "swift-nio") + modules(sliceModels),
            exclude: ["Answers/answers.txt", "OldDatabase/schema-37.database", "OldDatabase/schema-37.json"]),
        tests("StatementFilesTests", ["StatementFiles", "TestTools", "Models", "CEmbeddedFiles"], exclude: ["Layouts"]),
        tests("PaymentFilesTests", ["PaymentFiles", "TestTools", "Models"]),
        tests("CardCatalogueFileTests", ["CardCatalogueFile", "CardsModel", "Models"]),
        tests("ServiceCatalogueFileTests", ["ServiceCatalogueFile", "Recurrence", "Models"]),
    ] + slices.flatMap(\.targets),
    // C23 has #embed.
    cLanguageStandard: .gnu2x
)

// With COFFER_TESTS, the names of test targets, the others are left out, so that they are neither built nor linked.
if let wanted = Context.environment["COFFER_TESTS"]?.split(whereSeparator: { " ,".contains($0) }).map(String.init), !wanted.isEmpty {
    package.targets.removeAll { $0.isTest && !wanted.contains($0.name) }
}
