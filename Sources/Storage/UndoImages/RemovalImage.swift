import Models

/// What an undo image of a deletion or merge has besides rows of tables and changes of transactions: enough to undo it and to detect newer
/// changes that conflict with the undo.
package struct RemovalImage: Sendable {
    /// Images of the deleted or archived record, then of the one that absorbed it.
    package var ledgerAccounts: [LedgerAccountRecord]
    /// Revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package var revisions: [Int64]
    /// Digest of the statement and reconciliation rows of the remaining account.
    package var digest: String?
    /// The ids of what modules have moved from the removed to the remaining record, by stored name.
    package var moved: [String: [Int64]] = [:]
    /// Rules that were moved from the removed to the remaining record.
    package var rules: [Int64] = []
    /// Payees whose remembered category of spending was the removed one.
    package var spendingPayees: [Int64] = []
    /// Payees whose remembered category of income was the removed one.
    package var incomePayees: [Int64] = []
    /// Choices for normalised payees that were of the removed category.
    package var choices: [Int64] = []
    /// The default account after the change.
    package var defaultAccount: Int64?

    /// - Parameters:
    ///   - ledgerAccounts: images of the deleted or archived record, then of the one that absorbed it.
    ///   - revisions: revisions after the change, in the order of `ledgerAccounts`; 0 for a deleted record.
    package init(ledgerAccounts: [LedgerAccountRecord] = [], revisions: [Int64] = []) {
        self.ledgerAccounts = ledgerAccounts
        self.revisions = revisions
    }
}

extension RemovalImage {
    /// The section of removals.
    package static let section = "removal"

    /// The sections that are not named like a `SnapshotTable`.
    package static let sections = [section, GroupChange.section, MovedGroup.section]

    private static let accounts = RecordImage<LedgerAccountRecord>(
        in: section, added: [.owner, .sharing], further: ["revision_after"])
    private static let state = ImageTable("state", in: section, columns: ["digest", "default_account"])
    private static let rules = "moved_rule"
    private static let spendingPayees = "spending_payee"
    private static let incomePayees = "income_payee"
    private static let choices = "category_choice"

    /// Appends it to an image, and its ledger accounts to the list for the history.
    package func write(to image: UndoImageWriter) throws {
        for (account, revision) in zip(ledgerAccounts, revisions) {
            image.list(AuditAccount(account, revision: revision))
            try Self.accounts.append(account, further: .integer(revision), to: image)
        }
        try image.append([.optional(digest), .optional(defaultAccount)], to: Self.state)
        let ledger = [Self.rules: rules, Self.spendingPayees: spendingPayees, Self.incomePayees: incomePayees, Self.choices: choices]
        for (name, ids) in moved.merging(ledger, uniquingKeysWith: +).sorted(by: { $0.key < $1.key }) {
            let table = ImageTable(name, in: Self.section, columns: ["id"])
            for id in ids { try image.append([.integer(id)], to: table) }
        }
    }

    /// Reads what `write` has written.
    ///
    /// - Throws: `StorageError.undoImage` for a damaged image.
    package init(_ image: UndoImageReader) throws {
        self.init()
        try image.rows(of: Self.section) { row in
            switch row.table {
            case Self.accounts.table.name:
                ledgerAccounts.append(try Self.accounts.record(row))
                revisions.append(try row.integer("revision_after"))
            case Self.state.name:
                digest = try row.optionalText("digest")
                defaultAccount = try row.optionalInteger("default_account")
            case Self.rules: rules.append(try row.integer("id"))
            case Self.spendingPayees: spendingPayees.append(try row.integer("id"))
            case Self.incomePayees: incomePayees.append(try row.integer("id"))
            case Self.choices: choices.append(try row.integer("id"))
            case let name where row.columns == ["id"]: moved[name, default: []].append(try row.integer("id"))
            default: throw row.error("is unknown")
            }
        }
    }
}
