import Models
import Storage

/// Finds the purchases of refunds that precede them in the file or are in an earlier import, once all lines are posted.
struct RefundMatcher {
    /// The maximum number of payees looked up in the ledger by one import, and of their transactions.
    private static let searched = 500
    private static let compared = 24

    let state: ImportState

    /// Assigns the categories of their purchases to the lines.
    func run() throws {
        let refunds = state.categoriser.refunds
        // Purchases that who imports does not see give no category, which would tell of them.
        let entries = EntryRepository(state.write.visible, household: state.write.household)
        // Each payee is looked up once, for all of its refunds.
        let lastDays = Dictionary(state.openRefunds.lines.map { ($0.refund.payee, $0.refund.day) }, uniquingKeysWith: max)
        var found: [String: PurchaseHistory] = [:]
        var suggested: [Int64: LedgerAccountID] = [:]
        for line in state.openRefunds.lines {
            let refund = line.refund
            var category = refunds.category(of: refund)
            if category == nil {
                if found[refund.payee] == nil, found.count < Self.searched {
                    found[refund.payee] = try history(of: refund.payee, until: lastDays[refund.payee] ?? refund.day, entries, refunds)
                }
                category = found[refund.payee]?.category(ofRefund: refund.amount, on: refund.day, isSure: refund.isSure)
            }
            guard let category = category ?? (refund.isSure ? refund.usual : nil), state.ledgerAccounts[category]?.isArchived == false,
                try assign(category, to: line.record)
            else { continue }
            suggested[line.record.id] = category
        }
        state.previewLines?.suggest(suggested)
    }

    /// The latest purchases from a payee in the ledger, through the text index, which also finds the words elsewhere.
    private func history(
        of payee: String, until last: Day, _ entries: EntryRepository, _ refunds: RefundCategories
    ) throws -> PurchaseHistory {
        var history = PurchaseHistory()
        let words = SearchQuery.words(of: payee)
        guard !words.isEmpty else { return history }
        let page = try entries.page(
            EntryQuery(until: last, search: words, statuses: [.completed], maximum: -1, limit: Self.compared),
            ledgerAccounts: Array(state.ledgerAccounts.values))
        for entry in page.entries.reversed() {
            guard let category = entry.counterparts.first?.ledgerAccount, entry.counterparts.count == 1, refunds.isPurchase(category),
                refunds.key(payee: entry.payee, memo: entry.note) == payee
            else { continue }
            history.add(
                PurchaseHistory.Purchase(
                    day: entry.day, amount: Int64(clamping: entry.amount.minorUnits.magnitude), category: category))
        }
        return history
    }

    /// Changes the category of a line's transaction.
    ///
    /// - Returns: false if the transaction has changed since.
    private func assign(_ category: LedgerAccountID, to line: StatementLineRecord) throws -> Bool {
        guard let id = line.group, let group = try state.write.transactions.group(id), group.parts.count == 1, group.revision == 1,
            let part = group.parts.first, state.ledgerAccounts[part.source]?.role == .category, part.source != category
        else { return false }
        var changed = group
        changed.parts[0].source = category
        try state.effects.recordCreated(try state.write.journal.replace(group, with: changed, keepingTexts: false))
        try state.lines.setReason(.refund, of: line)
        state.digest.add(11)
        state.digest.add(category.rawValue)
        state.digest.add(line.amount)
        state.digest.add(Int64(line.day.number))
        return true
    }
}
