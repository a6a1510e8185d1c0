import Foundation
import Models
import Services

/// The daily copies beside the database: `2026-01-31.sqlite` in a folder of their own.
package struct BackupFolder: Sendable {
    private let path: String

    /// - Parameter database: the database file.
    package init(besides database: String) {
        path = database + "-backups"
    }

    /// Makes today's copy where there is none yet, and removes those that are no longer needed. Old ones go only when the new one is there.
    ///
    /// - Parameter write: writes a verified copy to a new file; false where there is nothing to copy.
    /// - Returns: whether a copy was made.
    /// - Throws: whatever `write` does, and errors of the file system.
    func keep(today: Day, write: (String) async throws -> Bool) async throws -> Bool {
        let files = FileManager.default
        try files.createDirectory(atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // A folder of an older version, or one that somebody made, may be open to others.
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
        let names = try files.contentsOfDirectory(atPath: path)
        let days = names.compactMap(Self.day)
        guard !days.contains(today) else { return false }
        // A copy that was cut off is no copy: it gets its name when it is whole.
        let unfinished = path + "/unfinished"
        if files.fileExists(atPath: unfinished) { try files.removeItem(atPath: unfinished) }
        guard try await write(unfinished) else { return false }
        try files.moveItem(atPath: unfinished, toPath: file(today))
        for day in BackupPlan.superfluous(among: days + [today], today: today) { try files.removeItem(atPath: file(day)) }
        return true
    }

    private func file(_ day: Day) -> String { "\(path)/\(day).sqlite" }

    private static func day(_ name: String) -> Day? {
        guard name.hasSuffix(".sqlite") else { return nil }
        return Day(name.dropLast(7))
    }
}
