package import Models

/// Opens databases: the only place that chooses an engine.
///
/// Synchronous, since a program opens its database once, before it does anything else.
extension Database {
    /// Opens or creates the database at a path.
    ///
    /// - Parameters:
    ///   - timeout: the default timeout of reads and writes that wait for other connections.
    ///   - allowsReadOnly: whether to open a file that this user may only read; writes to it throw `StorageError.readOnly`.
    /// - Throws: `StorageError`.
    package static func open(path: String, timeout: Duration = longTimeout, allowsReadOnly: Bool = false) throws -> Database {
        Database(try SQLiteFile.open(path: path, timeout: timeout, allowsReadOnly: allowsReadOnly), timeout: timeout)
    }

    /// Creates a database in memory, which is deallocated with its last reference.
    ///
    /// - Parameters:
    ///   - template: a database of the same engine to copy; nil for an empty one. Copying a small one takes a fraction of a millisecond.
    ///   - ids: generates the ids of inserted rows; a seeded source makes them reproducible.
    package static func inMemory(copying template: Database? = nil, ids: IDSource = IDSource()) throws -> Database {
        guard let template else { return Database(try SQLiteFile.inMemory(), ids: ids) }
        guard let engine = template.engine as? SQLiteEngine else {
            throw StorageError.other(code: 0, detail: "a database of another engine cannot be copied into memory")
        }
        return Database(try SQLiteFile.inMemory(copying: engine), ids: ids)
    }
}
