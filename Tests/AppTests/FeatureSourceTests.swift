import Foundation
import Testing

/// What features may import and how view models report errors, read off their sources.
struct FeatureSourceTests {
    @Test func aViewModelKnowsNothingOfHowItLooks() throws {
        let models = try Self.sources { $0.hasSuffix("ViewModel.swift") }
        #expect(models.count > 20)
        for (name, text) in models {
            for room in ["HTML", "DesignSystem", "Server", "Storage", "LiveServices"] {
                #expect(!Self.imports(room, text), "\(name) imports \(room)")
            }
            #expect(!text.contains("Task {") && !text.contains("@MainActor"), "\(name) starts a task of its own")
        }
    }

    @Test func aViewAsksNoService() throws {
        let views = try Self.sources { $0.hasSuffix("View.swift") }
        #expect(views.count > 20)
        for (name, text) in views {
            #expect(!text.contains("ServiceProtocol") && !text.contains("try await"), "\(name) asks a service")
        }
    }

    @Test func aFeatureKnowsNoOtherFeature() throws {
        let features = try Self.features
        #expect(features.count >= 9)
        for (name, text) in try Self.sources({ $0.hasSuffix(".swift") }) {
            for other in features + ["App", "Server", "Storage", "LiveServices"] {
                #expect(!Self.imports(other, text), "\(name) imports \(other)")
            }
        }
    }

    /// The context records the error, so that a server error is not answered as success.
    @Test func aViewModelThatShowsAnErrorReportsIt() throws {
        let models = try Self.sources { $0.hasSuffix("ViewModel.swift") }
        let reports = ["context.message(of:", "context.perform", "await submit {"]
        #expect(models.filter { model in reports.contains { model.text.contains($0) } }.count > 40)
        for (name, text) in models where text.contains("ScreenModel") || text.contains("LoadableModel") {
            #expect(text.contains("LoadableModel"), "\(name) implements its loading itself")
        }
        for (name, text) in try Self.sources({ $0.hasSuffix(".swift") }) {
            #expect(!text.contains("ServiceError(error)"), "\(name) shows an error and does not report it")
        }
    }

    private static var features: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(at: root.appending(path: "Sources/Features"), includingPropertiesForKeys: nil)
                .map(\.lastPathComponent).filter { !$0.hasPrefix(".") }
        }
    }

    private static var root: URL {
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    }

    /// The files of all features that are asked for, by name.
    private static func sources(_ isWanted: (String) -> Bool) throws -> [(name: String, text: String)] {
        let folder = root.appending(path: "Sources/Features")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { isWanted($0.lastPathComponent) && $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func imports(_ room: String, _ text: String) -> Bool {
        text.split(separator: "\n").contains { $0 == "import \(room)" || $0 == "package import \(room)" || $0 == "public import \(room)" }
    }
}
