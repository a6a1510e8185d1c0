package import Models

/// What a statement line says that its transaction does not.
package struct LineSource: Hashable, Sendable {
    /// The day of the purchase, if it differs from the booking day.
    package var purchaseDay: Day?
    /// The value day, if it differs from the booking day.
    package var valueDay: Day?
    /// Payee and memo as in the statement; nil if the transaction has them.
    package var payee: String?
    package var memo: String?

    package init(purchaseDay: Day? = nil, valueDay: Day? = nil, payee: String? = nil, memo: String? = nil) {
        self.purchaseDay = purchaseDay
        self.valueDay = valueDay
        self.payee = payee
        self.memo = memo
    }
}

extension StatementLineRepository {
    /// A line of a transaction with what it says.
    package struct SourcedLine: Hashable, Sendable {
        package var day: Day
        package var textHash: Int64
        package var importID: ID<StatementImport>
        package var reason: CategoryReason
        package var source: LineSource
    }

    /// The first line of a transaction in an account, between two days; nil if there is none.
    package func sourcedLine(of group: ID<Transaction>, account: ID<Account>, from: Day, until: Day) throws -> SourcedLine? {
        try connection.first(
            """
            SELECT day, text_hash, import_id, reason, reason_detail, purchase_day, value_day, payee, memo FROM statement_line
            WHERE household = $1 AND account = $2 AND day BETWEEN $3 AND $4 AND group_id = $5 ORDER BY day, id LIMIT 1
            """, .id(household), .id(account), .day(from), .day(until), .id(group)
        ) { row in
            SourcedLine(
                day: row.day(), textHash: row.integer(), importID: row.id(),
                reason: try CategoryReason(code: row.integer(), detail: row.optionalText()),
                source: LineSource(
                    purchaseDay: row.optionalDay(), valueDay: row.optionalDay(), payee: row.optionalText(), memo: row.optionalText()))
        }
    }

    /// Keeps the texts of lines whose transaction is about to get others. Lines with texts of their own, or other ones, are left alone.
    ///
    /// - Parameters:
    ///   - ledgerAccount: a side of the transaction; only own accounts have lines.
    ///   - day: the day of the line.
    package static func keepTexts(
        payee: String, memo: String, of group: ID<Transaction>, at ledgerAccount: LedgerAccountID, on day: Day, _ connection: Connection,
        household: ID<Household>
    ) throws {
        try connection.execute(
            """
            UPDATE statement_line SET payee = $1, memo = $2
            WHERE household = $3 AND account = $4 AND day = $5 AND group_id = $6 AND payee IS NULL AND text_hash = $7
            """, .text(payee), .text(memo), .id(household), .ledgerAccount(ledgerAccount), .day(day), .id(group),
            .integer(StableHash.statementText(payee: payee, memo: memo)))
    }
}
