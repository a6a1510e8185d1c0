#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that a command never overwrites, even with `--force`: databases and the files that belong to one.
package struct ProtectedFiles: Sendable {
    /// Suffixes of files next to a database: those of SQLite, and the server's address.
    private static let companions = ["-wal", "-shm", "-journal", ".address", ".restoring"]
    /// Suffixes of folders next to a database whose files belong to it.
    private static let folders = ["-backups", ".uploads", "-arriving"]
    /// The first bytes of a database (SQLite, *Database File Format*, section 1.3.1).
    private static let databaseHeader = Array("SQLite format 3\0".utf8)

    private let database: String

    /// - Parameter database: the path of the command's own database.
    package init(database: String) {
        self.database = database
    }

    /// - Throws: `CommandFailure.usage` where no database is known.
    package init(_ options: CommonOptions) throws(CommandFailure) {
        self.init(database: try DatabaseLocation(named: options.database).path)
    }

    /// The reason why a path must not be written; nil if it may. Files are compared by identity, so links are detected.
    ///
    /// - Parameter path: with its links resolved.
    package func violation(of path: String) -> String? {
        if isCompanionName(path) { return Self.companionViolation }
        guard let identity = FileIdentity(path: path) else { return nil }
        return violation(of: identity) ?? Self.violation(ofContentAt: path) ?? (isInOwnFolder(path) ? Self.companionViolation : nil)
    }

    /// The same for an open file.
    package func violation(ofDescriptor descriptor: Int32) -> String? {
        guard let identity = FileIdentity(descriptor: descriptor) else { return nil }
        return violation(of: identity)
    }

    private static let databaseViolation = "It is a database, which no command overwrites"
    private static let companionViolation = "It belongs to a database, and no command overwrites it"

    private func violation(of identity: FileIdentity) -> String? {
        let names = [database, Self.resolved(database)].compactMap(\.self)
        if names.contains(where: { FileIdentity(path: $0) == identity }) { return Self.databaseViolation }
        if names.contains(where: { name in Self.companions.contains { FileIdentity(path: name + $0) == identity } }) {
            return Self.companionViolation
        }
        return nil
    }

    /// Whether a file of this name, existing or not, belongs to a database next to it.
    private func isCompanionName(_ path: String) -> Bool {
        Self.companions.contains { path.hasSuffix($0) && isDatabase(String(path.dropLast($0.count))) }
    }

    /// Whether a file is in a folder that belongs to a database.
    private func isInOwnFolder(_ path: String) -> Bool {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            for ending in Self.folders where folder.hasSuffix(ending) && isDatabase(String(folder.dropLast(ending.count))) { return true }
        }
        return false
    }

    private func isDatabase(_ path: String) -> Bool {
        guard let identity = FileIdentity(path: path) else { return false }
        return identity == FileIdentity(path: database) || Self.violation(ofContentAt: path) == Self.databaseViolation
    }

    private static func violation(ofContentAt path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return "It cannot be read, so it might be a database" }
        defer { _ = close(descriptor) }
        var header = [UInt8](repeating: 0, count: databaseHeader.count)
        let count = pread(descriptor, &header, header.count, 0)
        return count == header.count && header == databaseHeader ? databaseViolation : nil
    }

    private static func resolved(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
