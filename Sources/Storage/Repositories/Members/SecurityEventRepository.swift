package import Models

/// A household's security log.
package final class SecurityEventRepository: ScopedRepository {
    /// Inserts an event.
    package func insert(_ event: SecurityEvent) throws {
        try connection.execute(
            "INSERT INTO security_event (household, id, member, kind, at, address, provider) VALUES ($1, $2, $3, $4, $5, $6, $7)",
            .id(household), .id(event.id), .id(event.member), .text(event.kind.rawValue), .integer(event.at), .text(event.address),
            .text(event.provider))
    }

    /// The latest events, newest first.
    package func latest(_ limit: Int) throws -> [SecurityEvent] {
        try connection.all(
            "SELECT id, member, kind, at, address, provider FROM security_event WHERE household = $1 ORDER BY id DESC LIMIT $2",
            .id(household),
            .int(limit), as: Self.event)
    }

    /// A member's latest rows, newest first.
    package func latest(_ limit: Int, of member: ID<Member>) throws -> [SecurityEvent] {
        try connection.all(
            """
            SELECT id, member, kind, at, address, provider FROM security_event WHERE household = $1 AND member = $2 ORDER BY id DESC LIMIT $3
            """, .id(household), .id(member), .int(limit), as: Self.event)
    }

    /// Calls a closure with each event of the household or of a member, oldest first.
    package func all(of member: ID<Member>? = nil, row body: (SecurityEvent) throws -> Void) throws {
        guard let member else {
            return try connection.query(
                "SELECT id, member, kind, at, address, provider FROM security_event WHERE household = $1 ORDER BY id", .id(household)
            ) { try body(try Self.event(&$0)) }
        }
        try connection.query(
            "SELECT id, member, kind, at, address, provider FROM security_event WHERE household = $1 AND member = $2 ORDER BY id",
            .id(household),
            .id(member)
        ) { try body(try Self.event(&$0)) }
    }

    private static func event(_ row: inout Row) throws(StorageError) -> SecurityEvent {
        SecurityEvent(
            id: row.id(), member: row.optionalID(), kind: try row.value("kind"), at: row.integer(), address: row.text(),
            provider: row.text())
    }
}
