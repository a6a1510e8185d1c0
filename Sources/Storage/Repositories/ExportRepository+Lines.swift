package import Models

/// Statement lines.
extension ExportRepository {
    /// An imported line of a statement.
    package struct Line {
        package var day: Day
        /// Signed minor units from the account's view.
        package var amount: Int64
        package var bankId: String?
        package var state: LineState
        /// The transaction that it became or was matched with; nil for a note.
        package var group: ID<Transaction>?
        /// The first import that contained it.
        package var importID: ID<StatementImport>
        /// Why it has its category.
        package var reason: CategoryReason
        /// What it says that its transaction does not.
        package var source: LineSource
    }

    /// Calls a closure with each line of an account within some days, in the order of the primary key.
    package func lines(of account: ID<Account>, from: Day, until: Day, row body: (Line) throws -> Void) throws {
        try connection.query(
            """
            SELECT day, amount, bank_id, state, group_id, import_id, reason, reason_detail, purchase_day, value_day, payee,
                memo
            FROM statement_line
            WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4 ORDER BY day, id
            """, .id(household), .id(account), .day(from), .day(until)
        ) { row in
            try body(
                Line(
                    day: row.day(), amount: row.integer(), bankId: row.optionalText(), state: try row.value("state"),
                    group: row.optionalID(), importID: row.id(),
                    reason: try CategoryReason(code: row.integer(), detail: row.optionalText()),
                    source: LineSource(
                        purchaseDay: row.optionalDay(), valueDay: row.optionalDay(), payee: row.optionalText(),
                        memo: row.optionalText())))
        }
    }
}
