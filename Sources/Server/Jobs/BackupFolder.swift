import Foundation
import Models

/// The folder of the daily backups next to the database, with files such as `2026-01-31.sqlite`.
package struct BackupFolder: Sendable {
    private let path: String

    /// - Parameter database: the path of the database file.
    package init(besides database: String) {
        path = database + "-backups"
    }

    /// Creates today's backup if it does not exist yet. After it is written, backups outside of the retention are removed.
    ///
    /// - Parameter write: writes a verified copy to a new file; returns false if there is nothing to back up.
    /// - Returns: whether a backup was created.
    /// - Throws: the errors of `write` and of the file system.
    func makeDailyBackup(today: Day, write: (String) async throws -> Bool) async throws -> Bool {
        let files = FileManager.default
        try files.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // An existing folder may have wider permissions.
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let names = try files.contentsOfDirectory(atPath: path)
        let days = names.compactMap(Self.day)
        guard !days.contains(today) else { return false }
        // The copy is moved to its final name once it is complete, so an interrupted backup is never taken for a whole one.
        let unfinished = path + "/unfinished"
        if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
        guard try await write(unfinished) else { return false }
        try files.moveItem(atPath: unfinished, toPath: file(today))
        for day in BackupRetention.expired(among: days + [today], today: today) { try files.removeItem(atPath: file(day)) }
        return true
    }

    private func file(_ day: Day) -> String { "\(path)/\(day).sqlite" }

    private static func day(_ name: String) -> Day? {
        guard name.hasSuffix(".sqlite") else { return nil }
        return Day(name.dropLast(7))
    }
}
