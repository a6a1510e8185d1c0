package import Models

/// An error while creating or restoring a backup.
package enum BackupError: Error, Hashable, Sendable {
    /// The target file exists; a backup never overwrites one.
    case targetExists(path: String)
    /// The target cannot be written.
    case cannotWrite(path: String, reason: String)
    /// The backup cannot be read.
    case cannotRead(path: String, reason: String)
    /// The copy failed verification; the reason is one sentence.
    case notVerified(path: String, reason: String)
    /// The database has the household already, or rows of it.
    case householdExists(name: String)
    /// Another household is served at the host name of the one to restore.
    case hostTaken(host: String)
    /// The household does not exist.
    case householdMissing
    /// The file to restore is corrupt or not a Coffer backup; the code of the diagnostic that says so, with its arguments.
    case refused(path: String, code: DiagnosticCode, arguments: [String] = [])
}
