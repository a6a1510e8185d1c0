package import Models

/// What requests made that may come twice.
package struct RequestKeyRepository {
    let connection: Connection
    let household: ID<Household>

    /// How long a request is remembered, in milliseconds: seven days.
    package static let lifetime: Int64 = 7 * 86_400_000

    /// What a request made.
    package struct Answer: Hashable, Sendable {
        package var made: Int64
        package var change: ID<AuditRecord>?

        package init(made: Int64, change: ID<AuditRecord>? = nil) {
            self.made = made
            self.change = change
        }
    }

    /// The household's rows, for as long as the read or write that the connection belongs to.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// What a request of a kind made when it came first; nil for one that is new.
    package func answer(_ kind: String, _ request: String) throws -> Answer? {
        try connection.first(
            "SELECT made, change FROM request_key WHERE household = $1 AND kind = $2 AND request = $3", .id(household), .text(kind),
            .text(request)
        ) { Answer(made: $0.integer(0), change: $0.optionalID(1)) }
    }

    /// Remembers what a request made, and forgets those that are too old.
    package func save(_ answer: Answer, kind: String, request: String, at milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM request_key WHERE household = $1 AND at < $2", .id(household), .integer(milliseconds - Self.lifetime))
        try connection.execute(
            "INSERT INTO request_key (household, kind, request, made, change, at) VALUES ($1, $2, $3, $4, $5, $6)", .id(household),
            .text(kind), .text(request), .integer(answer.made), .id(answer.change), .integer(milliseconds))
    }
}
