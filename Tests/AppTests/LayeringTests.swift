import ServiceKit
import Testing

/// What the layers of the screens and of the ledger know of each other, read off their sources.
struct LayeringTests {
    @Test func aViewModelKnowsNothingOfHowItLooks() throws {
        let files = try Self.screens() + SourceFile.all(in: "App")
        let models = Self.types(in: files, that: ["ScreenModel", "LoadableModel", "EditableModel"])
        #expect(models.count > 100)
        for file in files where file.declarations.contains(where: { models.contains($0.name) }) {
            let seen = file.imports.intersection(["HTML", "DesignSystem", "Server", "Storage", "ServiceKit", "Installation"])
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
            #expect(!file.contains("Task {", "@MainActor"), "\(file.path) starts a task of its own")
        }
    }

    /// Neither a view nor what else stands in its file calls a service.
    @Test func aViewAsksNoService() throws {
        let files = try Self.screens() + SourceFile.all(in: "App")
        let views = Self.types(in: files, that: ["View", "Element"])
        #expect(views.count > 300)
        // The page reads the links of all screens before the view of them is made.
        let known = ["App/Gallery/GalleryPage.swift"]
        let call = /services\.\w+\(\)|ServiceProtocol|await service|try await/
        let asking = files.filter { file in
            file.declarations.contains { views.contains($0.name) } && file.lines.contains { $0.contains(call) }
        }
        #expect(asking.map(\.path) == known)
    }

    /// Screens know models and services' protocols, of other features as well, but neither rows nor other screens.
    @Test func screensKnowNoOtherScreensAndNoRows() throws {
        let features = try Self.modulesOfScreens()
        #expect(features.count >= 9)
        for file in try Self.screens() {
            let seen = file.imports.filter { $0.hasSuffix("Live") || (features + Self.outer).contains($0) }
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
    }

    /// The values and protocols of a feature know no rows, its services no screens.
    @Test func aModelKnowsNoRowsAndAServiceNoScreens() throws {
        let features = try Self.modulesOfScreens()
        let models = try Self.files(of: "Model")
        #expect(models.count > 30)
        for file in models {
            let seen = file.imports.filter { $0.hasSuffix("Live") || (features + Self.outer + ["Ledger"]).contains($0) }
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
        let services = try Self.files(of: "Live")
        #expect(services.count > 15)
        for file in services {
            let seen = file.imports.intersection(features + ["App", "Server", "ScreenKit", "DesignSystem", "HTML", "Installation"])
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
    }

    /// Commands ask services; beside `serve`, `demo` and `open` only the composition root knows more.
    @Test func aCommandKnowsNoDatabase() throws {
        let files = try SourceFile.all(in: "CommandKit", "Features/Commands") + Self.files(of: "Commands")
        #expect(files.count > 150)
        for file in files {
            let seen = file.imports.filter { $0.hasSuffix("Live") || Self.outer.contains($0) }
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
    }

    /// The context records the error, so that a server error is not answered as success.
    @Test func aViewModelThatShowsAnErrorReportsIt() throws {
        let files = try Self.screens()
        let models = files.filter { $0.path.hasSuffix("ViewModel.swift") }
        #expect(models.filter { $0.contains("context.message(of:", "context.perform", "await submit {") }.count > 40)
        for model in models where model.contains("ScreenModel") {
            #expect(model.contains("LoadableModel"), "\(model.path) implements its loading itself")
        }
        for file in files {
            #expect(!file.contains("ServiceError(error)"), "\(file.path) shows an error and does not report it")
        }
    }

    /// The ledger, and what all features share, name no type of a feature: features register with them.
    @Test func theLedgerAndTheKitsNameNoFeature() throws {
        let base = try SourceFile.all(
            in: "Models", "Services", "Storage", "Ledger", "WireModels", "Navigation", "ServiceKit", "CommandKit", "ScreenKit")
        let features = try Self.files(of: "Model") + Self.files(of: "Live") + Self.screens()
        let theirs = Set(features.flatMap(Self.topLevelTypes))
            .subtracting(base.flatMap(\.declarations).filter { !$0.isExtension }.map(\.name))
        #expect(theirs.count > 1_000)
        for file in base {
            let named = file.identifiers.intersection(theirs)
            #expect(named.isEmpty, "\(file.path) names \(named.sorted())")
        }
    }

    /// What notifications and the history say of a feature, its module declares; they know the ledger only, and the section of Home.
    @Test func notificationsAndTheHistoryNameNoFeature() throws {
        let notifications = try ["Model", "Live", "Screens"].flatMap { try SourceFile.all(in: "Features/Notifications/\($0)") }
        let history = try ["Model", "Live", "Screens"].flatMap { try SourceFile.all(in: "Features/Household/\($0)") }
            .filter { $0.path.contains("History") }
        #expect(notifications.count > 30 && history.count > 15)
        let base = try SourceFile.all(in: "Services/Notifications", "Services/History", "ServiceKit/Notifications")
        let features = try SourceFile.folders(in: "Features")
        for file in notifications + history + base {
            let seen = file.imports.filter { module in
                features.contains { module.hasPrefix($0) } && !["Home", "Household", "Notifications"].contains { module.hasPrefix($0) }
            }
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
            let named = file.words.intersection(Self.wordsOfFeatures)
            #expect(named.isEmpty, "\(file.path) says \(named.sorted())")
        }
    }

    /// Words of what only one feature has. Cards are also a style of lists.
    private static let wordsOfFeatures: Set = [
        "beneficiaries", "beneficiary", "benefit", "benefits", "budget", "budgets", "cards", "expense", "expenses", "forecast", "forecasts",
        "goal", "goals", "guest", "guests", "imports", "people", "person", "savings", "settlement", "settlements", "subscription",
        "subscriptions", "transfer", "transfers", "wallet",
    ]

    /// What knows rows or the whole program.
    private static let outer = ["App", "Server", "Storage", "ServiceKit", "Installation"]

    /// The sources of one part of the features that have it in their folder.
    private static func files(of part: String) throws -> [SourceFile] {
        try SourceFile.all(in: "Features").filter { $0.path.split(separator: "/")[2] == part }
    }

    private static func screens() throws -> [SourceFile] { try files(of: "Screens") }

    private static func modulesOfScreens() throws -> [String] {
        try SourceFile.folders(in: "Features").filter { try SourceFile.folders(in: "Features/\($0)").contains("Screens") }
    }

    private static func topLevelTypes(of file: SourceFile) -> [String] {
        file.declarations.filter { !$0.isExtension && !$0.isNested }.map(\.name)
    }

    /// The types that conform to one of the protocols, or to a protocol of these files that refines one.
    private static func types(in files: [SourceFile], that protocols: Set<String>) -> Set<String> {
        let declared = files.flatMap(\.declarations)
        var found = protocols
        while true {
            let more = declared.filter { !found.contains($0.name) && !$0.parents.isDisjoint(with: found) }
            if more.isEmpty { return found }
            found.formUnion(more.map(\.name))
        }
    }
}
