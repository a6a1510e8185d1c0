import Foundation

/// A temporary folder, removed when released.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = FileManager.default.temporaryDirectory.path + "/coffer-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file.
    ///
    /// - Returns: its path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) throws -> String {
        try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
        return file(name)
    }

    /// The content of a file; nil if there is none.
    package func text(_ name: String) -> String? { Self.text(of: file(name)) }

    package static func text(of path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names of its files, in alphabetical order.
    package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// A file in a temporary folder of its own, removed when released.
package final class TemporaryFile: Sendable {
    package let path: String
    private let folder: TemporaryFolder

    package init(_ name: String, _ text: String) throws {
        folder = try TemporaryFolder()
        path = try folder.write(text, to: name)
    }
}
