/// The tables that one level of a query names, and the level around it.
final class StatementScope {
    /// A table, subquery or common table expression in `FROM`.
    struct Reference {
        /// Its alias, or else its name.
        let name: String
        let node: HouseholdClasses.Node
        /// Whether it is a table whose rows belong to households.
        let isTable: Bool
        /// The column with its household; nil if it has none.
        let column: String?
    }

    let parent: StatementScope?
    private(set) var references: [Reference] = []
    /// Common table expressions by their names.
    var expressions: [String: Reference] = [:]

    init(in parent: StatementScope?) { self.parent = parent }

    func add(_ reference: Reference) { references.append(reference) }

    /// The common table expression of a name.
    func expression(_ name: String) -> Reference? { expressions[name] ?? parent?.expression(name) }

    /// The household that a column is: one of a named table, or without a name that of the only table of this level, or one around it, with
    /// such a column. Nil for a column that is no household.
    func node(of table: String?, _ column: String) -> HouseholdClasses.Node? {
        let named = references.filter { table.map { [name = $0.name] in name == $0 } ?? ($0.column == column) }
        guard let reference = named.first else {
            // A column of another name may be that of a table of this level.
            return table == nil && column != "household" ? nil : parent?.node(of: table, column)
        }
        return named.count == 1 && reference.column == column ? reference.node : nil
    }
}
