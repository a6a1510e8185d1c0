package import Models

/// The rows of features that refer to an account or a category, and move with it when it is merged into another one.
package struct MovedRowRepository {
    let connection: Connection
    let household: ID<Household>

    /// Accesses a household's rows on a connection, for the duration of its read or write.
    package init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// A table with such rows.
    package struct Table: Sendable {
        /// The name under which an image stores the ids of rows that were moved.
        package let imageName: String
        fileprivate let name: SQL
        fileprivate let revision: SQL

        /// - Parameter revision: increases the revision of a row.
        private init(_ name: StaticString, revision: SQL = ", revision = revision + 1") {
            imageName = "moved_\(name)"
            self.name = SQL(stringLiteral: name)
            self.revision = revision
        }

        package static let cards = Table("card")
        package static let subscriptions = Table("subscription")
        package static let expectedItems = Table("expected_item")
        /// Its rows keep their revision.
        package static let expenseSeries = Table("expense_series", revision: "")
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
        let ids = try connection.all(
            "SELECT id FROM \(table.name) WHERE household = $1 AND \(column) = $2 ORDER BY id", .id(household), .integer(old)
        ) { $0.integer() }
        try move(ids, of: table, column, from: old, to: new)
        return ids
    }

    private func move(_ ids: [Int64], of table: Table, _ column: SQL, from old: Int64, to new: Int64) throws {
        for id in ids {
            try connection.execute(
                "UPDATE \(table.name) SET \(column) = $1\(table.revision) WHERE household = $2 AND id = $3 AND \(column) = $4",
                .integer(new), .id(household), .integer(id), .integer(old))
        }
    }
}
