/// An error of the database or its file.
package enum StorageError: Error, Hashable, Sendable {
    /// Another process held the lock for longer than the timeout.
    case locked
    /// The disk or quota is full, or the disk rejects writes. The write was rolled back.
    case full
    /// The file or its folder cannot be written.
    case readOnly
    /// The file cannot be opened: it or its folder does not exist or is not accessible.
    case cannotOpen(path: String)
    /// The path is a folder, a pipe or a device.
    case notAFile(path: String)
    /// The file is read-only and has an older schema version, so it cannot be migrated.
    case outdated(found: Int, known: Int)
    /// The file is not a database or is corrupt.
    case damaged(detail: String)
    /// The file was written by a newer version of Coffer.
    case newerVersion(found: Int, known: Int)
    /// The file is a database of another program.
    case foreign
    /// The engine is older than the oldest supported version.
    case oldEngine(version: String)
    /// A column holds a value that no version of Coffer writes.
    case unknownValue(column: String, value: String)
    /// The undo image of a change cannot be used. The detail has names of tables and columns, but no values.
    case undoImage(change: String, detail: String)
    /// A schema constraint was violated (unique, foreign key, check): a programming error.
    case constraint(detail: String)
    /// A sum exceeds 64 bits.
    case overflow(detail: String)
    /// A statement's parameters and its bindings do not match: a programming error.
    case binding(detail: String)
    /// A statement would change rows on a connection that reads for somebody who does not see everything: a programming error.
    case scopedWrite(detail: String)
    /// An I/O error of the disk.
    case inputOutput(code: Int32)
    /// Any other error of the engine, with its code.
    case other(code: Int32, detail: String)
}
