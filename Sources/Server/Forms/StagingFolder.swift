import Foundation
import Services

/// Where files lie on their way from the browser to whoever takes them over. What an earlier run left is removed.
struct StagingFolder: Sendable {
    private let path: String

    /// - Throws: `ServiceError.cannotWrite`.
    init(_ path: String) throws(ServiceError) {
        self.path = path
        let files = FileManager.default
        do {
            if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
            try files.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .cannotWrite(file: path, reason: "The folder for files on their way cannot be made")
        }
    }

    /// A folder of its own, which goes with the last who holds it.
    ///
    /// - Throws: `Refusal.failed`.
    func make() throws(Refusal) -> StagedFolder {
        let folder = path + "/" + RandomToken.key()
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .failed(.serverError(503))
        }
        return StagedFolder(path: folder)
    }
}

/// A folder that lasts as long as somebody holds it.
final class StagedFolder: Sendable {
    let path: String

    init(path: String) {
        self.path = path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
