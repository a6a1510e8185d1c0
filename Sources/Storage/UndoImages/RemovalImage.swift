import Models

/// What an undo image of a deletion or merge has besides rows of tables and changes of transactions: enough to undo it and to detect newer
/// changes that conflict with the undo.
package struct RemovalImage: Sendable {
    /// Images of the deleted or archived record, then of the one that absorbed it.
    package var ledgerAccounts: [LedgerAccountImage]
    /// Revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package var revisions: [Int64]
    /// Digest of the statement and reconciliation rows of the remaining account.
    package var digest: String?
    /// Rules that were moved from the removed to the remaining record.
    package var rules: [Int64] = []
    /// Cards that were moved with their account.
    package var cards: [Int64] = []
    /// Subscriptions that were moved with the account that pays them.
    package var subscriptions: [Int64] = []
    /// Expected items that were moved with their account or category.
    package var expectedItems: [Int64] = []
    /// Recurring expenses that were moved with the account that pays them.
    package var expenseSeries: [Int64] = []
    /// Shared expenses that were moved with their category.
    package var expenses: [Int64] = []
    /// Payees whose remembered category of spending was the removed one.
    package var spendingPayees: [Int64] = []
    /// Payees whose remembered category of income was the removed one.
    package var incomePayees: [Int64] = []
    /// Choices for normalised payees that were of the removed category.
    package var choices: [Int64] = []
    /// Parts of the removed category, which are parts of the remaining one now.
    package var categoryParts: [Int64] = []
    /// The category that the removed one was part of.
    package var categoryWhole: Int64?
    /// Budgets that were moved with their category.
    package var budgets = BudgetImage()
    /// The default account after the change.
    package var defaultAccount: Int64?

    /// - Parameters:
    ///   - ledgerAccounts: images of the deleted or archived record, then of the one that absorbed it.
    ///   - revisions: revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package init(ledgerAccounts: [LedgerAccountImage] = [], revisions: [Int64] = []) {
        self.ledgerAccounts = ledgerAccounts
        self.revisions = revisions
    }
}

extension RemovalImage {
    /// The section of removals.
    package static let section = "removal"

    /// The sections that are not named like a `SnapshotTable`.
    package static let sections = [section, GroupChange.section, MovedGroup.section, BudgetImage.section]

    private static let accounts = LedgerAccountImage.table(in: section)
    private static let state = ImageTable("state", in: section, columns: ["digest", "default_account"])
    private static let rules = ImageTable("moved_rule", in: section, columns: ["id"])
    private static let cards = ImageTable("moved_card", in: section, columns: ["id"])
    private static let subscriptions = ImageTable("moved_subscription", in: section, columns: ["id"])
    private static let expectedItems = ImageTable("moved_expected_item", in: section, columns: ["id"])
    private static let expenseSeries = ImageTable("moved_expense_series", in: section, columns: ["id"])
    private static let expenses = ImageTable("moved_expense", in: section, columns: ["id"])
    private static let spendingPayees = ImageTable("spending_payee", in: section, columns: ["id"])
    private static let incomePayees = ImageTable("income_payee", in: section, columns: ["id"])
    private static let categoryParts = ImageTable("category_part", in: section, columns: ["id"])
    private static let categoryWhole = ImageTable("category_whole", in: section, columns: ["id"])
    private static let choices = ImageTable("category_choice", in: section, columns: ["id"])

    /// Appends it to an image, and its ledger accounts to the list for the history.
    package func write(to image: UndoImageWriter) throws {
        for (account, revision) in zip(ledgerAccounts, revisions) {
            image.list(AuditAccount(try account.record(), revision: revision))
            try image.append(account.values(revisionAfter: revision), to: Self.accounts)
        }
        try image.append([.optional(digest), .optional(defaultAccount)], to: Self.state)
        for (table, ids) in [
            (Self.rules, rules), (Self.cards, cards), (Self.subscriptions, subscriptions), (Self.expenseSeries, expenseSeries),
            (Self.expectedItems, expectedItems),
            (Self.expenses, expenses), (Self.spendingPayees, spendingPayees),
            (Self.incomePayees, incomePayees), (Self.choices, choices), (Self.categoryParts, categoryParts),
            (Self.categoryWhole, [categoryWhole].compactMap(\.self)),
        ] {
            for id in ids { try image.append([.integer(id)], to: table) }
        }
        try budgets.write(to: image)
    }

    /// Reads what `write` has written.
    ///
    /// - Throws: `StorageError.undoImage` for a damaged image.
    package init(_ image: UndoImageReader) throws {
        self.init()
        budgets = try BudgetImage(image)
        try image.rows(of: Self.section) { row in
            switch row.table {
            case Self.accounts.name:
                ledgerAccounts.append(try LedgerAccountImage(row))
                revisions.append(try row.integer("revision_after"))
            case Self.state.name:
                digest = try row.optionalText("digest")
                defaultAccount = try row.optionalInteger("default_account")
            case Self.rules.name: rules.append(try row.integer("id"))
            case Self.cards.name: cards.append(try row.integer("id"))
            case Self.subscriptions.name: subscriptions.append(try row.integer("id"))
            case Self.expectedItems.name: expectedItems.append(try row.integer("id"))
            case Self.expenseSeries.name: expenseSeries.append(try row.integer("id"))
            case Self.expenses.name: expenses.append(try row.integer("id"))
            case Self.spendingPayees.name: spendingPayees.append(try row.integer("id"))
            case Self.incomePayees.name: incomePayees.append(try row.integer("id"))
            case Self.categoryParts.name: categoryParts.append(try row.integer("id"))
            case Self.categoryWhole.name: categoryWhole = try row.integer("id")
            case Self.choices.name: choices.append(try row.integer("id"))
            default: throw row.error("is unknown")
            }
        }
    }
}
