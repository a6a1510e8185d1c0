import Localization

/// The reason for which a database file cannot be used.
package enum DatabaseFailure: Hashable, Sendable {
    case locked
    /// The file has an older schema and cannot be written, so it cannot be migrated.
    case outdated(found: Int, known: Int)
    case damaged
    /// A newer program wrote the file.
    case newerVersion(found: Int, known: Int)
    /// The file is an SQLite database of another program.
    case foreign
    /// The SQLite library is too old.
    case oldEngine(version: String)
    /// A backup that cannot be verified, with SQLite's report.
    case backupNotVerified(path: String, reason: String)

    var code: String {
        switch self {
        case .locked: "database.locked"
        case .outdated: "database.outdated"
        case .damaged: "database.damaged"
        case .newerVersion: "database.newer"
        case .foreign: "database.foreign"
        case .oldEngine: "database.old-engine"
        case .backupNotVerified: "database.backup-not-verified"
        }
    }

    var text: LocalizedText {
        switch self {
        case .locked: "The database is in use by another program; try again in a moment"
        case .outdated(let found, let known):
            "The database is of version \(found), this Coffer reads version \(known); open it once where it may be written"
        case .damaged: "The file is not a Coffer database, or it is damaged"
        case .newerVersion(let found, let known):
            "The database was written by a newer Coffer (version \(found), this one knows \(known)); update Coffer"
        case .foreign: "The file is a database of another program"
        case .oldEngine(let version): "SQLite \(version) is too old; Coffer needs 3.40 or later"
        case .backupNotVerified(let path, let reason): "\(path) does not verify: \(reason)"
        }
    }
}
