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
        let features = ["Auth", "Home", "Accounts", "Transfer", "Cards", "Savings", "More"]
        for (name, text) in try Self.sources({ $0.hasSuffix(".swift") }) {
            for other in features + ["App", "Server", "Storage", "LiveServices"] {
                #expect(!Self.imports(other, text), "\(name) imports \(other)")
            }
        }
    }

    /// Without a stored `failure` a server error would be answered as success.
    @Test func aViewModelThatShowsAnErrorReportsIt() throws {
        let models = try Self.sources { $0.hasSuffix("ViewModel.swift") }.filter { $0.text.contains("message(of:") }
        #expect(models.count > 40)
        for (name, text) in models { #expect(text.contains("var failure: ServiceError?"), "\(name) does not report its failure") }
        for (name, text) in try Self.sources({ $0.hasSuffix(".swift") }) {
            #expect(!text.contains("ServiceError(error).description"), "\(name) shows an error and does not report it")
        }
    }

    /// The files of all features that are asked for, by name.
    private static func sources(_ isWanted: (String) -> Bool) throws -> [(name: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.appending(path: "Sources/Features")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        return try files.compactMap { $0 as? URL }.filter { isWanted($0.lastPathComponent) && $0.pathExtension == "swift" }
            .map { ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8)) }
    }

    private static func imports(_ room: String, _ text: String) -> Bool {
        text.split(separator: "\n").contains { $0 == "import \(room)" || $0 == "package import \(room)" || $0 == "public import \(room)" }
    }
}
