import Models
import Services
import Storage

/// Finds the purchases of refunds that came before them in the file or in an earlier import, once all lines are posted.
struct RefundMatcher {

    /// How many payees are looked up in the ledger by one import, and how many of their transactions.
    private static let searched = 500
    private static let compared = 24

    private let state: ImportState

    init(_ state: ImportState) {
        self.state = state
    }

    /// Gives the lines the categories of their purchases.
    func run() throws {
        let refunds = state.categoriser.refunds
        let entries = EntryRepository(state.write.connection, household: state.write.household)
        var found: [String: PurchaseHistory] = [:]
        for line in state.openRefunds.lines {
            var category = refunds.category(of: line.refund)
            if category == nil {
                if found[line.refund.payee] == nil, found.count < Self.searched {
                    found[line.refund.payee] = try history(of: line.refund, entries, refunds)
                }
                category = found[line.refund.payee]?.category(
                    ofRefund: line.refund.amount, on: line.refund.day, isSure: line.refund.isSure)
            }
            guard let category = category ?? (line.refund.isSure ? line.refund.usual : nil) else { continue }
            try assign(category, to: line.record)
        }
    }

    /// The latest purchases from the payee in the ledger, through the text index.
    private func history(
        of refund: RefundCategories.Open, _ entries: EntryRepository, _ refunds: RefundCategories
    ) throws -> PurchaseHistory {
        var history = PurchaseHistory()
        let words = SearchQuery.words(of: refund.payee)
        guard !words.isEmpty else { return history }
        let page = try entries.page(
            EntryQuery(until: refund.day, search: words, statuses: [.completed], maximum: -1, limit: Self.compared),
            ledgerAccounts: Array(state.ledgerAccounts.values))
        for entry in page.entries.reversed() {
            guard let category = entry.counterparts.first?.ledgerAccount, entry.counterparts.count == 1, refunds.isPurchase(category),
                entry.amount.isNegative
            else { continue }
            history.add(
                PurchaseHistory.Purchase(
                    day: entry.day, amount: Int64(clamping: entry.amount.minorUnits.magnitude), category: category))
        }
        return history
    }

    /// Changes the category of a line's transaction, unless it has become something else since.
    private func assign(_ category: LedgerAccountID, to line: StatementLineRecord) throws {
        guard let id = line.group, let group = try state.write.transactions.group(id), group.parts.count == 1, group.revision == 1,
            let part = group.parts.first, state.ledgerAccounts[part.source]?.role == .category, part.source != category
        else { return }
        var changed = group
        changed.parts[0].source = category
        try state.effects.recordCreated(try state.write.journal.replace(group, with: changed, keepingTexts: false))
        try state.lines.setReason(.refund, of: line)
        state.previewLines?.suggest(category, for: line.id)
        state.digest.add(11)
        state.digest.add(category.rawValue)
        state.digest.add(line.amount)
        state.digest.add(Int64(line.day.number))
    }
}
