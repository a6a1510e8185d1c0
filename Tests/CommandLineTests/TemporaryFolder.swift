import Foundation

/// A folder that is removed when the test ends.
final class TemporaryFolder {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a file.
    ///
    /// - Returns: its path.
    @discardableResult
    func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = path + "/" + name
        try Data(bytes).write(to: URL(fileURLWithPath: file))
        return file
    }

    func text(_ name: String) -> String? {
        Self.text(of: path + "/" + name)
    }

    /// Nil where there is no such file.
    static func text(of file: String) -> String? {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The texts of the files of a name in all temporary folders whose names begin alike.
    static func contents(inFoldersWithPrefix prefix: String, named name: String) -> [String] {
        let root = FileManager.default.temporaryDirectory.path
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return folders.filter { $0.hasPrefix(prefix) }.compactMap { text(of: "\(root)/\($0)/\(name)") }
    }

    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
