/// What a reader sees of `account`: rows of hidden accounts stay, since they are other sides of transactions that are seen, but say nothing;
/// accounts of which only the balance is shared have no number and no layout.
enum AccountPolicy {
    /// All rows.
    static let condition: @Sendable (PolicyText) -> String = { _ in "" }

    /// What stands in a column of a hidden account, and whether it is left out of accounts whose entries are closed.
    private struct Column: Sendable {
        let name: String
        let hidden: String?
        var isOfEntries = false
    }

    private static let all = [
        Column(name: "household", hidden: nil), Column(name: "id", hidden: nil), Column(name: "role", hidden: "'private'"),
        Column(name: "name", hidden: "''"), Column(name: "folded_name", hidden: "''"), Column(name: "institution", hidden: "''"),
        Column(name: "kind", hidden: "NULL"), Column(name: "category_class", hidden: "NULL"), Column(name: "category_key", hidden: "NULL"),
        Column(name: "icon", hidden: "''"), Column(name: "color", hidden: "''"), Column(name: "currency", hidden: "NULL"),
        Column(name: "number_suffix", hidden: "NULL", isOfEntries: true), Column(name: "number_hash", hidden: "NULL", isOfEntries: true),
        Column(name: "iban", hidden: "NULL", isOfEntries: true), Column(name: "credit_limit", hidden: "0"),
        Column(name: "is_archived", hidden: "0"), Column(name: "is_default", hidden: "0"),
        Column(name: "opening_group", hidden: "NULL", isOfEntries: true), Column(name: "opening_known", hidden: "0"),
        Column(name: "csv_layout", hidden: "NULL", isOfEntries: true), Column(name: "created_at", hidden: "0"),
        Column(name: "revision", hidden: "0"), Column(name: "owner", hidden: "NULL"), Column(name: "sharing", hidden: "'private'"),
    ]

    /// The columns as the reader sees them. What a perspective leaves out keeps its number: the reader may see it.
    static let columns: @Sendable (PolicyText) -> String = { text in
        let hidden = text.list(text.reach.hidden)
        let closed = text.list(text.reach.unseen)
        return all.map { column in
            let name = text.column(column.name)
            guard let value = column.hidden else { return "\(name) AS \(column.name)" }
            let ids = column.isOfEntries ? closed : hidden
            return "CASE WHEN \(text.column("id")) IN (\(ids)) THEN \(value) ELSE \(name) END AS \(column.name)"
        }.joined(separator: ", ")
    }
}
