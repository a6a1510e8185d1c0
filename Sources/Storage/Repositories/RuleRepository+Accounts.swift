package import Models

/// The rules that refer to an account.
extension RuleRepository {
    /// The table.
    package static let table = SnapshotTable(
        "rule", table: "category_rule",
        columns: [
            "id", "sequence", "payee_test", "payee_text", "minimum", "maximum", "account", "category", "tags", "payee_name", "payee_words",
        ], by: "id",
        added: [SnapshotTable.AddedColumn(name: "payee_words", version: 23, value: .null)])

    /// Appends the row of one rule to an image.
    package func copy(_ rule: ID<CategoryRule>, to image: UndoImageWriter) throws {
        try RowSnapshotRepository(connection, household: household).copy(Self.table.selectOne, .id(rule), of: Self.table, to: image)
    }

    /// Moves the rules of an account to another one.
    package func move(from old: ID<Account>, to new: ID<Account>) throws {
        try connection.execute(
            "UPDATE category_rule SET account = $1 WHERE household = $2 AND account = $3", .id(new), .id(household), .id(old))
    }

    /// Deletes the rules of an account.
    package func deleteAll(of account: ID<Account>) throws {
        try connection.execute("DELETE FROM category_rule WHERE household = $1 AND account = $2", .id(household), .id(account))
    }
}
