import Foundation
import Services

/// Where uploaded files are staged until a service takes them over: a folder for each server, since two may serve one database.
///
/// What a server left that no longer runs is removed. A server holds the lock of its folder for as long as it runs.
final class StagingFolder: Sendable {
    private let path: String
    private let lock: FileLock

    private static let lockName = ".lock"

    /// - Parameter root: the folder for all servers of a database; made where it is not there.
    /// - Throws: `ServiceError.cannotWrite`.
    init(_ root: String) throws(ServiceError) {
        let files = FileManager.default
        let failure = ServiceError.cannotWrite(file: root, reason: "The folder for files on their way cannot be made")
        do {
            try files.createDirectory(atPath: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: root)
            // One server at a time makes its folder or removes others'.
            let turn = FileLock(at: root + "/" + Self.lockName, waits: true)
            guard turn != nil else { throw failure }
            try withExtendedLifetime(turn) { try Self.removeUnused(in: root) }
            path = root + "/" + RandomToken.key()
            try files.createDirectory(atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            guard let lock = FileLock(at: path + "/" + Self.lockName) else { throw failure }
            self.lock = lock
            withExtendedLifetime(turn) {}
        } catch {
            throw failure
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
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

    /// Removes the folders that no server holds the lock of.
    private static func removeUnused(in root: String) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: root) where name != lockName {
            let folder = root + "/" + name
            if FileManager.default.fileExists(atPath: folder + "/" + lockName), FileLock(at: folder + "/" + lockName) == nil { continue }
            try FileManager.default.removeItem(atPath: folder)
        }
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
