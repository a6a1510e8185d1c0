package import Models

/// The rows of statement import that refer to an account.
package final class StatementAccountRepository: ScopedRepository {
    /// The tables, but for `namedTransfers`.
    package static let tables: [SnapshotTable] = [
        SnapshotTable(
            "importStatement", table: "import_statement",
            columns: [
                "account", "import_id", "sequence", "file", "format", "from_day", "until_day", "new_lines", "known_lines", "matched_lines",
                "transfer_lines", "rejected_lines", "made_account",
            ], by: "import_id, sequence"),
        SnapshotTable(
            "statementLine", table: "statement_line",
            columns: [
                "account", "day", "id", "amount", "bank_id", "text_hash", "format", "state", "group_id", "import_id", "reason",
                "reason_detail",
                "purchase_day", "value_day", "payee", "memo", "layout",
            ], by: "day, id",
            added: [
                SnapshotTable.AddedColumn(name: "reason", version: 22, value: 0),
                SnapshotTable.AddedColumn(name: "reason_detail", version: 22, value: .null),
                SnapshotTable.AddedColumn(name: "purchase_day", version: 24, value: .null),
                SnapshotTable.AddedColumn(name: "value_day", version: 24, value: .null),
                SnapshotTable.AddedColumn(name: "payee", version: 24, value: .null),
                SnapshotTable.AddedColumn(name: "memo", version: 24, value: .null),
                SnapshotTable.AddedColumn(name: "layout", version: 28, value: 0),
            ]),
        SnapshotTable(
            "lineSeen", table: "line_seen", columns: ["account", "day", "line", "import_id"], by: "day, line, import_id"),
        SnapshotTable(
            "checkpoint", table: "checkpoint", columns: ["account", "day", "import_id", "amount"], by: "day, import_id"),
    ]

    /// The accounts that lines name; inserted after the lines, moved with them, and deleted by their deletion.
    package static let namedTransfers = SnapshotTable(
        "namedTransfer", table: "named_transfer", columns: ["account", "day", "line", "sequence", "amount", "name"],
        by: "day, line, sequence")

    /// Moves all rows to another account, with the lines the accounts that they name. If both have a checkpoint of the same day and import,
    /// the other account's is kept.
    package func move(from old: ID<Account>, to new: ID<Account>) throws {
        for page: SQL in [
            """
            UPDATE statement_line SET account = $1 WHERE household = $2 AND account = $3 AND (day, id) IN (
                SELECT day, id FROM statement_line WHERE household = $2 AND account = $3 ORDER BY day, id LIMIT $4)
            """,
            """
            UPDATE line_seen SET account = $1 WHERE household = $2 AND account = $3 AND (day, line, import_id) IN (
                SELECT day, line, import_id FROM line_seen WHERE household = $2 AND account = $3 ORDER BY day, line, import_id LIMIT $4)
            """,
            // Their reference to the line is checked at the commit.
            """
            UPDATE named_transfer SET account = $1 WHERE household = $2 AND account = $3 AND (day, line, sequence) IN (
                SELECT day, line, sequence FROM named_transfer WHERE household = $2 AND account = $3 ORDER BY day, line, sequence LIMIT $4)
            """,
        ] {
            while try connection.execute(page, .id(new), .id(household), .id(old), .int(Self.pageSize)) > 0 {}
        }
        for statement: SQL in [
            "UPDATE import_statement SET account = $1 WHERE household = $2 AND account = $3",
            """
            INSERT INTO checkpoint (household, account, day, import_id, amount)
            SELECT household, CAST($1 AS BIGINT), day, import_id, amount FROM checkpoint WHERE household = $2 AND account = $3
            ON CONFLICT DO NOTHING
            """,
        ] {
            try connection.execute(statement, .id(new), .id(household), .id(old))
        }
        try connection.execute("DELETE FROM checkpoint WHERE household = $1 AND account = $2", .id(household), .id(old))
    }

    /// Deletes all rows of an account.
    package func delete(of account: ID<Account>) throws {
        for page: SQL in [
            """
            DELETE FROM statement_line WHERE household = $1 AND account = $2 AND (day, id) IN (
                SELECT day, id FROM statement_line WHERE household = $1 AND account = $2 ORDER BY day, id LIMIT $3)
            """,
            """
            DELETE FROM line_seen WHERE household = $1 AND account = $2 AND (day, line, import_id) IN (
                SELECT day, line, import_id FROM line_seen WHERE household = $1 AND account = $2 ORDER BY day, line, import_id LIMIT $3)
            """,
        ] {
            while try connection.execute(page, .id(household), .id(account), .int(Self.pageSize)) > 0 {}
        }
        for statement: SQL in [
            "DELETE FROM import_statement WHERE household = $1 AND account = $2",
            "DELETE FROM checkpoint WHERE household = $1 AND account = $2",
        ] {
            try connection.execute(statement, .id(household), .id(account))
        }
    }

    /// The rows that one statement changes. SQLite keeps the former content of every page that a statement changes in memory until its end.
    private static let pageSize = 5_000
}
