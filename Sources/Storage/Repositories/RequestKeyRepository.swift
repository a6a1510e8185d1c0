package import Models

/// Results of idempotent requests.
package final class RequestKeyRepository: ScopedRepository {
    /// How long results are kept: seven days in milliseconds.
    static let lifetime: Int64 = 7 * 86_400_000

    /// The result of a request.
    package struct StoredResult: Hashable, Sendable {
        /// The id of the row that the request created.
        package var rowID: Int64
        /// The audit record of the request; nil if there is none.
        package var change: ID<AuditRecord>?

        package init(rowID: Int64, change: ID<AuditRecord>? = nil) {
            self.rowID = rowID
            self.change = change
        }
    }

    /// The stored result of a request of a kind; nil for a new request.
    package func result(_ kind: String, _ request: String) throws -> StoredResult? {
        try connection.first(
            "SELECT made, change FROM request_key WHERE household = $1 AND kind = $2 AND request = $3", .id(household), .text(kind),
            .text(request)
        ) { StoredResult(rowID: $0.integer(), change: $0.optionalID()) }
    }

    /// Stores the result of a request and deletes expired ones.
    package func save(_ result: StoredResult, kind: String, request: String, at milliseconds: Int64) throws {
        try connection.execute(
            "DELETE FROM request_key WHERE household = $1 AND at < $2", .id(household), .integer(milliseconds - Self.lifetime))
        try connection.execute(
            "INSERT INTO request_key (household, kind, request, made, change, at) VALUES ($1, $2, $3, $4, $5, $6)", .id(household),
            .text(kind), .text(request), .integer(result.rowID), .id(result.change), .integer(milliseconds))
    }
}
