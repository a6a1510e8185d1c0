import HomeModel
import Models
import Storage

/// The last and the saved searches of members.
struct MemberSearchRepository {
    let connection: Connection
    let household: ID<Household>
    let member: ID<Member>

    /// Accesses a member's rows on a connection, for the duration of its read or write.
    init(_ connection: Connection, household: ID<Household>, member: ID<Member>) {
        self.connection = connection
        self.household = household
        self.member = member
    }

    /// The texts of the last searches, newest first.
    func recent() throws -> [String] {
        try connection.all(
            "SELECT text FROM member_search WHERE household = $1 AND member = $2 AND name IS NULL ORDER BY used_at DESC, id DESC",
            .id(household),
            .id(member))
    }

    /// The saved searches, oldest first.
    func saved() throws -> [SavedSearch] {
        try connection.all(
            "SELECT id, name, text FROM member_search WHERE household = $1 AND member = $2 AND name IS NOT NULL ORDER BY id",
            .id(household), .id(member)
        ) { SavedSearch(id: $0.id(), name: $0.text(), text: $0.text()) }
    }

    /// Inserts a last search in place of an equal one, and deletes the oldest ones beyond a number.
    func remember(_ text: String, id: ID<SavedSearch>, at milliseconds: Int64, keeping limit: Int) throws {
        try connection.execute(
            "DELETE FROM member_search WHERE household = $1 AND member = $2 AND name IS NULL AND text = $3", .id(household), .id(member),
            .text(text))
        try insert(SavedSearch(id: id, name: "", text: text), isSaved: false, at: milliseconds)
        try connection.execute(
            """
            DELETE FROM member_search WHERE household = $1 AND member = $2 AND name IS NULL AND id NOT IN (
                SELECT id FROM member_search WHERE household = $1 AND member = $2 AND name IS NULL ORDER BY used_at DESC, id DESC LIMIT $3)
            """, .id(household), .id(member), .int(limit))
    }

    /// Deletes the last searches.
    func forgetRecent() throws {
        try connection.execute(
            "DELETE FROM member_search WHERE household = $1 AND member = $2 AND name IS NULL", .id(household), .id(member))
    }

    /// Deletes the last and the saved searches.
    func deleteAll() throws {
        try connection.execute("DELETE FROM member_search WHERE household = $1 AND member = $2", .id(household), .id(member))
    }

    func save(_ search: SavedSearch, at milliseconds: Int64) throws { try insert(search, isSaved: true, at: milliseconds) }

    /// - Returns: whether the member had it.
    func delete(_ id: ID<SavedSearch>) throws -> Bool {
        try connection.execute(
            "DELETE FROM member_search WHERE household = $1 AND member = $2 AND id = $3 AND name IS NOT NULL", .id(household), .id(member),
            .id(id)) == 1
    }

    private func insert(_ search: SavedSearch, isSaved: Bool, at milliseconds: Int64) throws {
        try connection.execute(
            "INSERT INTO member_search (household, id, member, text, name, used_at) VALUES ($1, $2, $3, $4, $5, $6)", .id(household),
            .id(search.id), .id(member), .text(search.text), isSaved ? .text(search.name) : .null, .integer(milliseconds))
    }
}
