import Models
import Services
import Storage

/// New lines collected during a preview, to show one page of them by payee with their outcome.
///
/// About 60 bytes are kept per line, so that the newest lines of a long file can be listed first.
struct PreviewLines {
    /// The kind of match by which a line got its transaction.
    enum Kind: UInt8 {
        case posted, matched, corrected
    }

    private struct Item {
        var key: LineKey
        var account: ID<Account>
        var day: Day
        var record: Int64
        var amount: Int64
        var kind: Kind
        /// The interned payee; 0 if the line stands alone.
        var payee: Int64
        /// The category of the line unless the user chooses another.
        var suggested: LedgerAccountID
    }

    /// The lines of one payee and direction.
    private struct Payee {
        var count = 0
        /// The newest, up to the limit.
        var items: [Item] = []
        /// Nil if it is too large, or the accounts have several currencies.
        var total: Int64? = 0
        /// Nil if there are several.
        var suggested: LedgerAccountID?
    }

    private struct Direction: Hashable {
        var payee: Int64
        var isIncome: Bool
    }

    private var items: [Item] = []

    var count: Int { items.count }

    /// - Parameter payee: the interned payee; 0 if the line stands alone.
    mutating func add(_ key: LineKey, _ record: StatementLineRecord, kind: Kind, payee: Int64, suggested: LedgerAccountID) {
        items.append(
            Item(
                key: key, account: record.account, day: record.day, record: record.id, amount: record.amount, kind: kind, payee: payee,
                suggested: suggested))
    }

    /// Changes the categories that lines have unless the user chooses others.
    ///
    /// - Parameter categories: by the id of the line.
    mutating func suggest(_ categories: [Int64: LedgerAccountID]) {
        guard !categories.isEmpty else { return }
        for index in items.indices {
            if let category = categories[items[index].record] { items[index].suggested = category }
        }
    }

    /// A page, as the lines are at the end of the import, and the number of payees and lines that stand alone.
    func page(_ listing: ImportListing, of state: ImportState) throws -> (payees: [PreviewedPayee], count: Int) {
        let payees = payees(state)
        let offset = min(max(listing.offset, 0), payees.count)
        let page = try payees[offset..<min(payees.count, offset + max(listing.limit, 0))].map { try previewed($0, state) }
        return (page.filter { !$0.lines.isEmpty }, payees.count)
    }

    // MARK: - Payees

    /// In the order of their newest lines.
    private func payees(_ state: ImportState) -> [Payee] {
        let sorted = items.sorted { left, right in left.day == right.day ? left.key < right.key : left.day > right.day }
        var payees: [Payee] = []
        var places: [Direction: Int] = [:]
        for item in sorted {
            let direction = Direction(payee: item.payee, isIncome: item.amount > 0)
            if item.payee != 0, let place = places[direction] {
                add(item, to: &payees[place], state)
            } else {
                if item.payee != 0 { places[direction] = payees.count }
                payees.append(Payee(count: 1, items: [item], total: item.amount, suggested: item.suggested))
            }
        }
        return payees
    }

    private func add(_ item: Item, to payee: inout Payee, _ state: ImportState) {
        payee.count += 1
        if payee.suggested != item.suggested { payee.suggested = nil }
        if let first = payee.items.first?.account, first != item.account,
            state.ledgerAccounts[LedgerAccountID(first)]?.currency != state.ledgerAccounts[LedgerAccountID(item.account)]?.currency
        {
            payee.total = nil
        }
        if let total = payee.total {
            let (sum, overflow) = total.addingReportingOverflow(item.amount)
            payee.total = overflow ? nil : sum
        }
        if payee.items.count < PreviewedPayee.limit { payee.items.append(item) }
    }

    private func previewed(_ payee: Payee, _ state: ImportState) throws -> PreviewedPayee {
        let lines = try payee.items.compactMap { try line($0, state) }
        let name = payee.items.first?.payee == 0 ? "" : lines.first?.payee ?? ""
        let isIncome = (payee.items.first?.amount ?? 0) > 0
        let currency = lines.first?.amount.currency
        return PreviewedPayee(
            id: lines.first?.id ?? "", key: name.isEmpty ? "" : ImportChoices.key(payee: name, isIncome: isIncome), payee: name,
            count: payee.count, lines: lines,
            total: payee.total.flatMap { total in currency.map { Money(minorUnits: total, currency: $0) } },
            suggested: payee.suggested.map { ID(rawValue: $0.rawValue) })
    }

    // MARK: - Lines

    private func line(_ item: Item, _ state: ImportState) throws -> PreviewedLine? {
        guard let record = try state.lines.line(item.record, of: item.account, on: item.day), let id = record.group,
            let group = try state.write.transactions.group(id), let account = state.ledgerAccounts[LedgerAccountID(item.account)],
            let currency = account.currency
        else { return nil }
        return PreviewedLine(
            id: item.key.description, account: item.account, accountName: account.name, day: item.day,
            amount: Money(minorUnits: record.amount, currency: currency), payee: group.payee, note: group.parts.first?.note ?? "",
            outcome: outcome(item, group, state), reason: record.reason)
    }

    private func outcome(_ item: Item, _ group: TransactionGroup, _ state: ImportState) -> PreviewedLine.Outcome {
        switch item.kind {
        case .matched: return .matched
        case .corrected: return .corrected
        case .posted: break
        }
        guard group.parts.count == 1, let part = group.parts.first else { return .split(group.parts.count) }
        let other = part.source == LedgerAccountID(item.account) ? part.destination : part.source
        guard let record = state.ledgerAccounts[other], record.role == .category else {
            return .transfer(state.shownName(of: other))
        }
        return .category(ID(rawValue: other.rawValue), suggested: ID(rawValue: item.suggested.rawValue))
    }
}
