package import Models

/// The rows of features that refer to an account or a category, and move with it when it is merged into another one.
package final class MovedRowRepository: ScopedRepository {
    /// A table with such rows.
    package struct Table: Sendable {
        /// The name under which an image stores the ids of rows that were moved.
        package let imageName: String
        fileprivate let name: SQL
        fileprivate let revision: SQL

        /// - Parameter revision: increases the revision of a row.
        package init(_ name: StaticString, revision: SQL = ", revision = revision + 1") {
            imageName = "moved_\(name)"
            self.name = SQL(stringLiteral: name)
            self.revision = revision
        }

        /// Selects the ids of the rows of a household with a value in a column.
        func select(by column: SQL) -> SQL { "SELECT id FROM \(name) WHERE household = $1 AND \(column) = $2 ORDER BY id" }

        /// Sets a column of a row that still has another value.
        func update(_ column: SQL) -> SQL {
            "UPDATE \(name) SET \(column) = $1\(revision) WHERE household = $2 AND id = $3 AND \(column) = $4"
        }
    }

    /// The ids of all rows of an account, including removed ones.
    package func ids(in table: Table, of account: ID<Account>) throws -> [Int64] {
        try connection.all(table.select(by: "account"), .id(household), .id(account)) { $0.integer() }
    }

    /// Moves all rows of an account, including removed ones.
    ///
    /// - Returns: their ids.
    package func move(_ table: Table, from old: ID<Account>, to new: ID<Account>) throws -> [Int64] {
        try move(table, "account", from: old.rawValue, to: new.rawValue)
    }

    /// Moves all rows of a category, including removed ones.
    ///
    /// - Returns: their ids.
    package func move(_ table: Table, from old: ID<Category>, to new: ID<Category>) throws -> [Int64] {
        try move(table, "category", from: old.rawValue, to: new.rawValue)
    }

    /// Moves some rows that are still at an account.
    package func move(_ ids: [Int64], of table: Table, from old: ID<Account>, to new: ID<Account>) throws {
        try move(ids, of: table, "account", from: old.rawValue, to: new.rawValue)
    }

    /// Moves some rows that are still at a category.
    package func move(_ ids: [Int64], of table: Table, from old: ID<Category>, to new: ID<Category>) throws {
        try move(ids, of: table, "category", from: old.rawValue, to: new.rawValue)
    }

    // MARK: - Private

    private func move(_ table: Table, _ column: SQL, from old: Int64, to new: Int64) throws -> [Int64] {
        let ids = try connection.all(table.select(by: column), .id(household), .integer(old)) { $0.integer() }
        try move(ids, of: table, column, from: old, to: new)
        return ids
    }

    private func move(_ ids: [Int64], of table: Table, _ column: SQL, from old: Int64, to new: Int64) throws {
        for id in ids {
            try connection.execute(table.update(column), .integer(new), .id(household), .integer(id), .integer(old))
        }
    }
}
