import Foundation

/// The source files of Storage, and of what features store.
enum RepositorySources {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized

    /// All source files of the program by their path within `Sources`.
    static func everything() throws -> [(name: String, url: URL)] {
        try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
            .map { ($0, sources.appending(path: $0)) }
    }

    /// Whether a file holds conditions of visibility, which are parts of statements.
    static func isPolicy(_ name: String) -> Bool { name.contains("Visibility/") || name.hasSuffix("Policies.swift") }

    /// The files by their path within Storage, or within the records of a feature.
    static func files() throws -> [(name: String, url: URL)] {
        let features = try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: "Features").path).sorted()
        return try (["Storage"] + features.map { "Features/\($0)/Live/Records" }).map { sources.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
            .flatMap { folder in
                try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
                    .map { ($0, folder.appending(path: $0)) }
            }
    }
}
