import Models
import Services
import Storage

/// New lines collected during a preview, to show one page of them with their outcome.
///
/// About 40 bytes are kept per line, so that the newest lines of a long file can be listed first.
struct PreviewLines {

    /// How a line was assigned to its transaction.
    enum Kind: UInt8 {
        case posted, matched, corrected
    }

    private struct Item {
        var key: LineKey
        var account: ID<Account>
        var day: Day
        var record: Int64
        var kind: Kind
        /// The category of the line unless the user chooses another.
        var suggested: LedgerAccountID
    }

    private var items: [Item] = []

    var count: Int { items.count }

    mutating func add(_ key: LineKey, _ record: StatementLineRecord, kind: Kind, suggested: LedgerAccountID) {
        items.append(
            Item(key: key, account: record.account, day: record.day, record: record.id, kind: kind, suggested: suggested))
    }

    /// The lines of a page, newest first, as they are at the end of the import.
    func page(_ listing: ImportListing, of state: ImportState) throws -> [PreviewedLine] {
        let sorted = items.sorted { left, right in left.day == right.day ? left.key < right.key : left.day > right.day }
        let offset = min(max(listing.offset, 0), sorted.count)
        return try sorted[offset..<min(sorted.count, offset + max(listing.limit, 0))].compactMap { try line($0, state) }
    }

    // MARK: - Private

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
            return .transfer(state.ledgerAccounts[other]?.name ?? "")
        }
        return .category(ID(rawValue: other.rawValue), suggested: ID(rawValue: item.suggested.rawValue))
    }
}
