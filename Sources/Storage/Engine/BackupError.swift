/// Why a copy of the database was not made, or is not taken.
package enum BackupError: Error, Hashable, Sendable {
    /// There is a file of this name already; a backup never writes over one.
    case targetExists(path: String)
    case cannotWrite(path: String, reason: String)
    case cannotRead(path: String, reason: String)
    /// A copy was made, but something in it is not as it has to be; one plain sentence.
    case notVerified(path: String, reason: String)
    /// What is to be restored is damaged, or not what a backup of Coffer's is; one plain sentence.
    case refused(path: String, reason: String)
}
