package import Models
package import PeopleModel
package import Storage

/// The people with whom a household shares money.
package final class PersonRepository: ScopedRepository {
    /// All people in the order in which they were added, including removed ones.
    package func all() throws -> [Person] {
        try connection.all("SELECT \(Person.self) FROM person WHERE household = $1 ORDER BY id", .id(household))
    }

    /// A person, also a removed one; nil if it does not exist.
    package func find(_ id: ID<Person>) throws -> Person? {
        try connection.first("SELECT \(Person.self) FROM person WHERE household = $1 AND id = $2", .id(household), .id(id))
    }

    /// Whether the household has ever added anybody.
    func isEmpty() throws -> Bool {
        try !connection.exists("SELECT 1 FROM person WHERE household = $1 LIMIT 1", .id(household))
    }

    /// Inserts a person.
    func insert(_ person: Person) throws {
        try connection.insert(person, of: household)
    }

    /// Updates a person if the revision matches, and increases it. Returns whether it matched.
    func update(_ person: Person) throws -> Bool {
        try connection.update(person, of: household)
    }
}

extension Person: Record {
    package enum Column: Int32, RecordColumn {
        case id, name, email, phone, color, emoji, iban, notes, isRemoved, revision
    }

    package static let sql = RecordSQL<Column>("person", revision: .revision)

    package init(_ row: RecordRow<Column>) throws {
        self.init(
            id: row.id(.id), name: row.text(.name), email: row.text(.email), phone: row.text(.phone), color: row.text(.color),
            emoji: row.text(.emoji), iban: row.text(.iban), notes: row.text(.notes), isRemoved: row.bool(.isRemoved),
            revision: row.integer(.revision))
    }

    package func value(_ column: Column) -> Value {
        switch column {
        case .id: .id(id)
        case .name: .text(name)
        case .email: .text(email)
        case .phone: .text(phone)
        case .color: .text(color)
        case .emoji: .text(emoji)
        case .iban: .text(iban)
        case .notes: .text(notes)
        case .isRemoved: .bool(isRemoved)
        case .revision: .integer(revision)
        }
    }
}
