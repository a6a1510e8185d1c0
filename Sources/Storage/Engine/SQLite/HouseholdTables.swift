/// The tables with rows of households, read from the schema itself, so that those of every feature and of later versions are among them.
///
/// A table belongs to them if it has a column `household`; the table `household` has it as its id. What is left is local to a server, such as
/// how fast sign-ins follow each other, or belongs to the text index.
struct HouseholdTables {
    /// A table, with its name and columns in quotation marks.
    struct Table: Hashable {
        /// The name in the schema.
        let title: String
        let name: String
        let columns: [String]
        /// The column that holds the household's id.
        let key: String
    }

    /// Parents before the tables that refer to them.
    let tables: [Table]

    /// The table of the keys of texts, which are made anew with the texts.
    static let textKeys = "text_entry"

    private static let ownTable = "household"

    init(_ connection: Connection) throws {
        let names: [String] = try connection.all(
            SQL(
                engine: """
                    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' ORDER BY name
                    """))
        var found: [String: Table] = [:]
        var parents: [String: [String]] = [:]
        for name in names {
            guard let table = try Self.table(name, in: connection) else { continue }
            found[name] = table
            parents[name] = try connection.all(
                SQL(engine: "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list($1) ORDER BY 1"), .text(name))
        }
        tables = Self.parentsFirst(names.filter { found[$0] != nil }, parents).compactMap { found[$0] }
    }

    /// A table with rows of households; nil for another one.
    private static func table(_ name: String, in connection: Connection) throws -> Table? {
        let columns: [String] = try connection.all(
            SQL(engine: "SELECT name FROM pragma_table_xinfo($1) WHERE hidden = 0 ORDER BY cid"), .text(name))
        let isOwn = name == ownTable
        guard isOwn || columns.contains(ownTable) else { return nil }
        return Table(title: name, name: quoted(name), columns: columns.map(quoted), key: isOwn ? "id" : ownTable)
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// The names in an order in which every table comes behind those that it refers to; a circle is cut somewhere.
    private static func parentsFirst(_ names: [String], _ parents: [String: [String]]) -> [String] {
        var ordered: [String] = []
        var visited: Set<String> = []
        func visit(_ name: String) {
            guard visited.insert(name).inserted else { return }
            for parent in parents[name] ?? [] { visit(parent) }
            ordered.append(name)
        }
        for name in names { visit(name) }
        return ordered
    }
}
