import ServiceKit
import Testing

/// What the layers of the screens and of the ledger know of each other, read off their sources.
struct LayeringTests {
    @Test func aViewModelKnowsNothingOfHowItLooks() throws {
        let files = try SourceFile.all(in: "Features", "App")
        let models = Self.types(in: files, that: ["ScreenModel", "LoadableModel", "EditableModel"])
        #expect(models.count > 100)
        for file in files where file.declarations.contains(where: { models.contains($0.name) }) {
            let seen = file.imports.intersection(["HTML", "DesignSystem", "Server", "Storage", "ServiceKit", "LiveServices"])
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
            #expect(!file.contains("Task {", "@MainActor"), "\(file.path) starts a task of its own")
        }
    }

    /// Neither a view nor what else stands in its file calls a service.
    @Test func aViewAsksNoService() throws {
        let files = try SourceFile.all(in: "Features", "App")
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

    @Test func aFeatureKnowsNoOtherFeature() throws {
        let features = try SourceFile.folders(in: "Features")
        #expect(features.count >= 9)
        for file in try SourceFile.all(in: "Features") {
            let seen = file.imports.intersection(features + ["App", "Server", "Storage", "ServiceKit", "LiveServices"])
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
    }

    /// Commands ask services; beside `serve`, `demo` and `open` only the composition root knows more.
    @Test func aCommandKnowsNoDatabase() throws {
        let files = try SourceFile.all(in: "CommandKit", "CommandLine/Commands", "CommandLine/Output")
        for file in files where !file.path.hasPrefix("CommandLine/Commands/Server/") {
            let seen = file.imports.intersection(["App", "Server", "Storage", "LiveServices"])
            #expect(seen.isEmpty, "\(file.path) imports \(seen.sorted())")
        }
    }

    /// The context records the error, so that a server error is not answered as success.
    @Test func aViewModelThatShowsAnErrorReportsIt() throws {
        let files = try SourceFile.all(in: "Features")
        let models = files.filter { $0.path.hasSuffix("ViewModel.swift") }
        #expect(models.filter { $0.contains("context.message(of:", "context.perform", "await submit {") }.count > 40)
        for model in models where model.contains("ScreenModel") {
            #expect(model.contains("LoadableModel"), "\(model.path) implements its loading itself")
        }
        for file in files {
            #expect(!file.contains("ServiceError(error)"), "\(file.path) shows an error and does not report it")
        }
    }

    /// The ledger, and what all services share, name no type of a feature: features register with them.
    @Test func theLedgerNamesNoFeature() throws {
        let features = ["Benefits", "Cards", "Insights", "People", "Plan", "Savings", "Subscriptions", "Transfers", "Wallet"]
        var theirs: Set<String> = []
        for layer in ["Models", "Services", "Storage/Repositories", "LiveServices"] {
            for folder in try SourceFile.folders(in: layer) where features.contains(folder) {
                theirs.formUnion(try SourceFile.all(in: "\(layer)/\(folder)").flatMap(Self.topLevelTypes))
            }
        }
        #expect(theirs.count > 400)
        let base = try SourceFile.all(in: "Ledger", "ServiceKit", "LiveServices/Composition")
        theirs.subtract(base.flatMap(\.declarations).filter { !$0.isExtension }.map(\.name))
        for file in base where file.path != Self.list {
            let named = file.identifiers.intersection(theirs)
            let known = Self.known[file.path] ?? []
            #expect(named.isSubset(of: known), "\(file.path) names \(named.subtracting(known).sorted())")
            #expect(known.isSubset(of: named), "\(file.path) names \(known.subtracting(named).sorted()) no more")
        }
        #expect(Set(base.map(\.path)).isSuperset(of: Self.known.keys + [Self.list]))
    }

    /// The list of modules, which names every feature.
    private static let list = "LiveServices/Composition/ServiceModules+Standard.swift"

    /// The types of features that files below them still name.
    private static let known: [String: Set<String>] = [
        // No typed text may contain the number of a card.
        "Ledger/Validation/TextRule+CardNumbers.swift": ["CardNumber"]
    ]

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
