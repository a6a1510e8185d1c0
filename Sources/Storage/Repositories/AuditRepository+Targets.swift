extension AuditRepository {
    /// Selects those of some ids that exist in a table, for `existing(_:by:)`.
    ///
    /// - Parameter keepsRemoved: whether the table keeps removed rows, which do not count.
    package static func existing(in table: StaticString, keepsRemoved: Bool = true) -> SQL {
        let removed: SQL = keepsRemoved ? " AND is_removed = 0" : ""
        return "SELECT id FROM \(SQL(stringLiteral: table)) WHERE household = $1\(removed) AND id IN (\(list: 2))"
    }
}
