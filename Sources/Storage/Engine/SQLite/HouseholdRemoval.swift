package import Models

/// Deletes a household with everything that the database has of it.
package struct HouseholdRemoval {
    private let connection: Connection
    private let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// Leaves no row in any table and no text in the index, and overwrites their bytes in the file with zeros.
    ///
    /// - Throws: `StorageError.constraint` if a row of another household refers to one of this, after which the caller has to roll back.
    package func run() throws {
        let isOverwriting: Int = try connection.first(SQL(engine: "PRAGMA secure_delete")) ?? 0
        try connection.script("PRAGMA secure_delete = ON")
        defer { try? connection.script("PRAGMA secure_delete = \(isOverwriting)") }
        try HouseholdTexts(connection, household: household).remove()
        try TextIndex.compact(connection)
        let rows = try HouseholdRows(connection, household: household)
        try rows.delete()
        let left = try rows.counts()
        guard left.isEmpty else {
            let tables = left.keys.sorted().joined(separator: ", ")
            throw StorageError.other(code: 0, detail: "rows of a removed household are left in \(tables)")
        }
    }
}
