import Foundation
import Localization
import Services

/// The folder of uploaded files until a service copies them. Each server has a folder of its own, since two may use one database.
///
/// A server holds the lock of its folder while it runs. Folders without a lock belong to servers that have stopped, and are removed.
final class StagingFolder: Sendable {
    private let path: String
    private let lock: FileLock

    private static let lockName = ".lock"

    /// - Parameter root: the folder that contains those of all servers; created if it does not exist.
    /// - Throws: `ServiceError.cannotWrite`.
    init(_ root: String) throws(ServiceError) {
        let files = FileManager.default
        let failure = ServiceError.cannotWrite(file: root, reason: "The folder for files on their way cannot be made")
        do {
            try files.createDirectory(atPath: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: root)
            // Serializes the servers that create or remove folders.
            let rootLock = FileLock(at: root + "/" + Self.lockName, waits: true)
            guard rootLock != nil else { throw failure }
            try withExtendedLifetime(rootLock) { try Self.removeUnused(in: root) }
            path = root + "/" + RandomToken.key()
            try files.createDirectory(atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            guard let lock = FileLock(at: path + "/" + Self.lockName) else { throw failure }
            self.lock = lock
            withExtendedLifetime(rootLock) {}
        } catch {
            throw failure
        }
    }

    deinit {
        try? FileManager.default.removeFolder(atPath: path)
    }

    /// Creates a folder that is deleted with its last reference.
    ///
    /// - Throws: `HTTPFailure.failed`.
    func makeFolder() throws(HTTPFailure) -> StagedFolder {
        let folder = path + "/" + RandomToken.key()
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .failed(.serverError(503))
        }
        return StagedFolder(path: folder)
    }

    /// Removes the folders whose lock is free.
    private static func removeUnused(in root: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: root) where name != lockName {
            let folder = root + "/" + name
            if FileManager.default.fileExists(atPath: folder + "/" + lockName), FileLock(at: folder + "/" + lockName) == nil { continue }
            try FileManager.default.removeFolder(atPath: folder)
        }
    }
}

/// A folder that is deleted when it is deallocated.
final class StagedFolder: Sendable {
    let path: String

    init(path: String) {
        self.path = path
    }

    deinit {
        try? FileManager.default.removeFolder(atPath: path)
    }
}
