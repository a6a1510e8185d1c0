@testable import Storage

/// The keys of a table as SQLite has them.
struct TableKeys {
    /// A key or unique index.
    struct UniqueKey {
        let name: String
        /// Names of columns; nil for an expression.
        let columns: [String?]
    }

    struct ForeignKey {
        let table: String
        let columns: [String]
        /// The columns that it refers to; empty: the primary key.
        let targets: [String]
        let onUpdate: String
        let onDelete: String
    }

    let name: String
    let columns: [String]
    /// In the order of the key.
    let primaryKey: [String]
    let uniqueKeys: [UniqueKey]
    let foreignKeys: [ForeignKey]

    /// All tables of a database.
    static func all(_ connection: Connection) throws -> [TableKeys] {
        try connection.all(
            SQL(engine: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
        ) { $0.text() }.map { try TableKeys($0, connection) }
    }

    private init(_ table: String, _ connection: Connection) throws {
        name = table
        let fields = try connection.all(SQL(engine: "SELECT name, pk FROM pragma_table_info('\(table)') ORDER BY cid")) {
            (name: $0.text(), place: $0.integer())
        }
        columns = fields.map(\.name)
        primaryKey = fields.filter { $0.place > 0 }.sorted { $0.place < $1.place }.map(\.name)
        let indexes = try connection.all(
            SQL(engine: "SELECT name FROM pragma_index_list('\(table)') WHERE \"unique\" = 1 ORDER BY name")
        ) { $0.text() }
        uniqueKeys = try indexes.map { index in
            UniqueKey(
                name: index,
                columns: try connection.all(SQL(engine: "SELECT name FROM pragma_index_info('\(index)') ORDER BY seqno")) {
                    $0.optionalText()
                })
        }
        let references = try connection.all(
            SQL(
                engine: """
                    SELECT id, "table", "from", "to", on_update, on_delete FROM pragma_foreign_key_list('\(table)') ORDER BY id, seq
                    """)
        ) { ($0.integer(), $0.text(), $0.text(), $0.optionalText(), $0.text(), $0.text()) }
        foreignKeys = Dictionary(grouping: references) { $0.0 }.sorted { $0.key < $1.key }.map { _, fields in
            ForeignKey(
                table: fields[0].1, columns: fields.map(\.2), targets: fields.compactMap(\.3), onUpdate: fields[0].4,
                onDelete: fields[0].5)
        }
    }
}
