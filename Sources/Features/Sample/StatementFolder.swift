import Foundation
import Localization
import Services

/// A temporary folder for statement files, accessible only to its owner.
struct StatementFolder {
    private let url: URL

    /// - Throws: `ServiceError.cannotWrite`.
    init() throws(ServiceError) {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-sample-\(UUID().uuidString)", isDirectory: true)
        try Self.mapping(url) {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        self.url = url
    }

    /// Writes a file and returns its path.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func write(_ text: String, to name: String) throws(ServiceError) -> String {
        let file = url.appendingPathComponent(name)
        try Self.mapping(file) { try Data(text.utf8).write(to: file) }
        return file.path
    }

    private static func mapping(_ file: URL, _ body: () throws -> Void) throws(ServiceError) {
        do { try body() } catch { throw .cannotWrite(file: file.path, reason: "There is no room for temporary files") }
    }

    /// Deletes the folder with its files. Errors are ignored, because the system cleans up temporary files.
    func remove() { try? FileManager.default.removeItem(at: url) }
}
