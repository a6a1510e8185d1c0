package import Models

/// The people with whom a household shares money.
package struct PersonRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// All people in the order in which they were added, including removed ones.
    package func all() throws -> [Person] {
        try connection.all(
            """
            SELECT id, name, email, phone, color, emoji, iban, notes, is_removed, revision FROM person WHERE household = $1 ORDER BY id
            """, .id(household), as: Self.person)
    }

    /// A person, also a removed one; nil if it does not exist.
    package func find(_ id: ID<Person>) throws -> Person? {
        try connection.first(
            """
            SELECT id, name, email, phone, color, emoji, iban, notes, is_removed, revision FROM person WHERE household = $1 AND id = $2
            """, .id(household), .id(id), as: Self.person)
    }

    /// Whether the household has ever added anybody.
    package func isEmpty() throws -> Bool {
        try connection.first("SELECT 1 FROM person WHERE household = $1 LIMIT 1", .id(household)) { _ in false } ?? true
    }

    /// Inserts a person.
    package func insert(_ person: Person) throws {
        try connection.execute(
            """
            INSERT INTO person (household, id, name, email, phone, color, emoji, iban, notes, is_removed, revision)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
            """, .id(household), .id(person.id), .text(person.name), .text(person.email), .text(person.phone), .text(person.color),
            .text(person.emoji), .text(person.iban), .text(person.notes), .bool(person.isRemoved), .integer(person.revision))
    }

    /// Updates a person if the revision matches, and increases it. Returns whether it matched.
    package func update(_ person: Person) throws -> Bool {
        try connection.execute(
            """
            UPDATE person SET name = $1, email = $2, phone = $3, color = $4, emoji = $5, iban = $6, notes = $7, is_removed = $8,
                revision = revision + 1
            WHERE household = $9 AND id = $10 AND revision = $11
            """, .text(person.name), .text(person.email), .text(person.phone), .text(person.color), .text(person.emoji),
            .text(person.iban), .text(person.notes), .bool(person.isRemoved), .id(household), .id(person.id), .integer(person.revision))
            == 1
    }

    private static func person(_ row: Row) -> Person {
        Person(
            id: row.id(0), name: row.text(1), email: row.text(2), phone: row.text(3), color: row.text(4), emoji: row.text(5),
            iban: row.text(6), notes: row.text(7), isRemoved: row.bool(8), revision: row.integer(9))
    }
}
