import HouseholdModel
import Models
import Services
import Storage

extension HistoryEntry.Change {
    /// A stored change with the names of ledger accounts; nil if one of them does not exist any more, or is the household's own for
    /// exchanges.
    init?(_ stored: FieldChange, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        guard let after = Self.value(stored.after, of: stored.field, ledgerAccounts) else { return nil }
        let before = stored.before.flatMap { Self.value($0, of: stored.field, ledgerAccounts) }
        if stored.before != nil, before == nil { return nil }
        self.init(field: stored.field, before: before, after: after)
    }

    private static func value(
        _ text: String, of field: FieldChange.Field, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) -> Value? {
        switch field {
        case .payee, .tags, .note: return .text(text)
        case .amount:
            let words = text.split(separator: " ")
            guard words.count == 2, let units = Int64(words[0]), let currency = Currency(code: String(words[1])) else { return nil }
            return .amount(Money(minorUnits: units, currency: currency))
        case .side:
            guard let id = Int64(text), let record = ledgerAccounts[LedgerAccountID(rawValue: id)], !record.name.isEmpty else { return nil }
            return .text(record.name)
        case .parts: return Int(text).map { .parts($0) }
        case .day: return Day(text).map { .day($0) }
        case .status: return TransactionStatus(rawValue: text).map { .status($0) }
        }
    }
}
