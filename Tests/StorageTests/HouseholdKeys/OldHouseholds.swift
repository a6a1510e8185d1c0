@testable import Storage

/// Fills a database of any version with rows of two households, in every table whose keys version 38 changes.
struct OldHouseholds {
    static let ids: [Int64] = [1, 7]

    /// The tables in the order of their references. An earlier version has only some of them.
    static let tables = [
        "household", "account", "member", "credential_passphrase", "credential_totp", "credential_backup_code", "member_session",
        "pending_sign_in", "known_origin", "security_event", "notification", "notification_told", "notification_settings", "mail_message",
        "calendar_feed", "people_group", "guest_link", "member_search", "statement_line", "named_transfer", "text_entry",
    ]

    /// Columns that refer to rows, or that a constraint limits.
    private static let chosen: [String: Value] = [
        "account.role": .text("own"), "account.kind": .text("checking"), "account.currency": .integer(4_543_826),
        "member.role": .text("owner"), "member.appearance": .text("system"), "mail_message.state": .text("waiting"),
        "mail_message.next_at": .integer(2), "notification_settings.email": .text("ada@example.test"), "household.time_zone": .text("UTC"),
        "guest_link.can_write": .integer(1),
    ]

    private struct Column {
        let name: String
        let type: String
        /// Whether a row must have a value, and there is none of the schema.
        let isNeeded: Bool
    }

    /// Inserts one row of each household into each table that there is.
    ///
    /// - Returns: the tables that were filled.
    static func insert(_ connection: Connection) throws -> [String] {
        try tables.filter { table in
            let columns = try connection.all(
                SQL(engine: "SELECT name, type, \"notnull\", dflt_value IS NULL FROM pragma_table_info('\(table)')")
            ) { Column(name: $0.text(), type: $0.text(), isNeeded: $0.bool() && $0.bool()) }
            let filled = columns.filter { $0.isNeeded || chosen["\(table).\($0.name)"] != nil }
            guard !filled.isEmpty else { return false }
            let names = filled.map(\.name).joined(separator: ", ")
            let parameters = filled.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
            for household in ids {
                let values = filled.map { value(of: $0, in: table, household) }
                try connection.execute(SQL(engine: "INSERT INTO \(table) (\(names)) VALUES (\(parameters))"), values: values)
            }
            return true
        }
    }

    /// Rows of the two households have different keys, since members and sessions had keys without the household.
    private static func value(of column: Column, in table: String, _ household: Int64) -> Value {
        if let value = chosen["\(table).\(column.name)"] { return value }
        switch column.name {
        case "household": return .integer(household)
        case "id" where table == "household": return .integer(household)
        case "id", "member", "account", "people_group", "line", "text_key": return .integer(100 + household)
        case _ where column.type == "BLOB": return .blob([UInt8](repeating: UInt8(household), count: 32))
        case _ where column.type == "TEXT": return .text("name\(household)")
        default: return .integer(2)
        }
    }
}
