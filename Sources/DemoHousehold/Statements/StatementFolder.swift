import Foundation
import Localization
import Services

/// A temporary folder for statement files, accessible only to its owner.
struct StatementFolder {
    private let url: URL

    /// - Throws: `ServiceError.cannotWrite`.
    init() throws(ServiceError) {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("coffer-demo-\(UUID().uuidString)", isDirectory: true)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(file: url.path, reason: "There is no room for temporary files")
        }
    }

    /// Writes a file and returns its path.
    ///
    /// - Throws: `ServiceError.cannotWrite`.
    func write(_ text: String, to name: String) throws(ServiceError) -> String {
        let file = url.appendingPathComponent(name)
        do {
            try Data(text.utf8).write(to: file)
        } catch {
            throw .cannotWrite(file: file.path, reason: "There is no room for temporary files")
        }
        return file.path
    }

    /// Deletes the folder with its files. Errors are ignored, because the system cleans up temporary files.
    func remove() {
        try? FileManager.default.removeItem(at: url)
    }
}
