package import Foundation

/// The folder of a feature's tests, in which the feature answers for itself where a test of all features does not list it.
package struct FeatureTests: Sendable {
    /// The name of the feature, and of its folder.
    package let feature: String

    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    private init(feature: String) {
        self.feature = feature
    }

    /// - Parameter value: of a type that the feature declares, such as its route.
    package init(declaring value: Any) {
        let target = String(reflecting: type(of: value)).prefix { $0 != "." }
        let part = ["Model", "Live"].first { target.hasSuffix($0) } ?? ""
        self.init(feature: String(target.dropLast(part.count)))
    }

    /// The folders of all features that have tests, by name.
    package static func all() throws -> [FeatureTests] {
        let folder = root.appending(path: "Tests/Features")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { FeatureTests(feature: $0) }
    }

    /// Whether the feature adds something to the sample household.
    package var hasSample: Bool {
        FileManager.default.fileExists(atPath: Self.root.appending(path: "Sources/Features/\(feature)/Sample").path)
    }

    /// Its files whose names end with a text, in the order of their paths; none if it has no tests.
    package func files(endingWith end: String) -> [URL] {
        let folder = Self.root.appending(path: "Tests/Features/\(feature)")
        let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []).compactMap { $0 as? String }
        return paths.filter { $0.hasSuffix(end) }.sorted().map { folder.appending(path: $0) }
    }
}
