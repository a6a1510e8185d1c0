package import Models

/// The origin of a transaction: its statement lines, the reason for its category, and similar transactions.
package struct TransactionOrigin: Hashable, Sendable {
    /// A line of a statement, with its import.
    package struct Line: Hashable, Sendable {
        package var accountName: String
        /// Payee and memo as in the statement; nil if they are not known any more.
        package var payee: String?
        package var memo: String?
        /// The booking day.
        package var day: Day
        /// The days of purchase and value, if they differ from the booking day.
        package var purchaseDay: Day?
        package var valueDay: Day?
        package var importID: ID<StatementImport>
        /// The day of the import, in the household's time zone.
        package var importDay: Day
        /// The names of the files.
        package var files: [String]

        package init(
            accountName: String, payee: String?, memo: String?, day: Day, purchaseDay: Day?, valueDay: Day?,
            importID: ID<StatementImport>, importDay: Day, files: [String]
        ) {
            self.accountName = accountName
            self.payee = payee
            self.memo = memo
            self.day = day
            self.purchaseDay = purchaseDay
            self.valueDay = valueDay
            self.importID = importID
            self.importDay = importDay
            self.files = files
        }
    }

    /// One for each account whose statement has the transaction; empty if it was entered by hand.
    package var lines: [Line]
    /// The reason for its category; nil if the category was changed since its import, or entered by hand.
    package var reason: CategoryReason?
    /// The rule that chose the category, if it still exists.
    package var rule: ID<CategoryRule>?
    /// The latest other entries of the same payee.
    package var similar: [Entry]
    /// Entries of other own accounts that may be the other side of a transfer, the nearest day first.
    package var otherSides: [Entry] = []

    package init(lines: [Line] = [], reason: CategoryReason? = nil, rule: ID<CategoryRule>? = nil, similar: [Entry] = []) {
        self.lines = lines
        self.reason = reason
        self.rule = rule
        self.similar = similar
    }
}
