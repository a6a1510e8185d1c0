package import Models

/// Households, and the key with which a household's account numbers are hashed.
package struct HouseholdRepository {
    let connection: Connection

    package init(_ connection: Connection) {
        self.connection = connection
    }

    /// The households of the file, oldest first; one, unless a server holds several.
    package func all() throws -> [Household] {
        try connection.all("SELECT id, name, currency, time_zone FROM household ORDER BY id") { row in
            Household(id: row.id(0), name: row.text(1), currency: try row.currency(2), timeZone: row.text(3))
        }
    }

    /// The secret key of a household's number hashes, 32 bytes.
    package func numberKey(of household: ID<Household>) throws -> [UInt8] {
        try connection.first("SELECT number_key FROM household WHERE id = $1", .id(household)) { $0.blob(0) } ?? []
    }

    package func insert(_ household: Household, numberKey: [UInt8], at milliseconds: Int64) throws {
        try connection.execute(
            """
            INSERT INTO household (id, name, currency, time_zone, number_key, created_at, revision) VALUES ($1, $2, $3, $4, $5, $6, 1)
            """, .id(household.id), .text(household.name), .currency(household.currency), .text(household.timeZone), .blob(numberKey),
            .integer(milliseconds))
    }

    /// Counts a change of the household, so that a page knows whether anything is new.
    package func touch(_ household: ID<Household>) throws {
        try connection.execute("UPDATE household SET revision = revision + 1 WHERE id = $1", .id(household))
    }

    package func revision(of household: ID<Household>) throws -> Int64 {
        try connection.first("SELECT revision FROM household WHERE id = $1", .id(household)) { $0.integer(0) } ?? 0
    }
}
