import Installation
package import Storage

extension Database {
    /// Opens or creates a database with the tables of the program.
    package static func open(path: String, timeout: Duration = longTimeout) throws -> Database {
        try open(path: path, schema: Schema.standard, timeout: timeout)
    }

    /// Creates an empty database in memory with the tables of the program.
    package static func inMemory() throws -> Database { try inMemory(schema: Schema.standard) }
}
