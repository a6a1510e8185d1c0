package import Models

/// Opens databases: the only place that chooses an engine.
///
/// Synchronous, since a program opens its database once, before it does anything else.
extension Database {
    /// Opens or creates the database at a path.
    ///
    /// - Parameters:
    ///   - schema: the tables of the program, to which an older file is migrated.
    ///   - timeout: the default timeout of reads and writes that wait for other connections.
    ///   - allowsReadOnly: whether to open a file that this user may only read; writes to it throw `StorageError.readOnly`.
    /// - Throws: `StorageError`.
    package static func open(
        path: String, schema: Schema, timeout: Duration = longTimeout, allowsReadOnly: Bool = false
    ) throws -> Database {
        Database(try SQLiteFile.open(path: path, schema: schema, timeout: timeout, allowsReadOnly: allowsReadOnly), timeout: timeout)
    }

    /// Creates an empty database in memory, which is deallocated with its last reference.
    ///
    /// - Parameters:
    ///   - schema: the tables of the program.
    ///   - ids: generates the ids of inserted rows; a seeded source makes them reproducible.
    package static func inMemory(schema: Schema, ids: IDSource = IDSource()) throws -> Database {
        Database(try SQLiteFile.inMemory(schema: schema), ids: ids)
    }

    /// Creates a copy of a database in memory, with its schema.
    ///
    /// - Parameters:
    ///   - template: a database of the same engine. Copying a small one takes a fraction of a millisecond.
    ///   - ids: generates the ids of inserted rows; a seeded source makes them reproducible.
    package static func inMemory(copying template: Database, ids: IDSource = IDSource()) throws -> Database {
        guard let engine = template.engine as? SQLiteEngine else {
            throw StorageError.other(code: 0, detail: "a database of another engine cannot be copied into memory")
        }
        return Database(try SQLiteFile.inMemory(schema: engine.schema, copying: engine), ids: ids)
    }
}
