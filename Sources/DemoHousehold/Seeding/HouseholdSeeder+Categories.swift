import Models
import Services

/// Corrects the categories of payees as a user does after an import: each payee once, because later imports use the same category.
extension HouseholdSeeder {
    mutating func categorise(_ period: ClosedRange<Day>) async throws {
        let wanted = newPayees(of: period)
        guard !wanted.isEmpty else { return }
        let entries = try await allEntries(period)
        var changes: [StandardCategory: [ID<Transaction>]] = [:]
        let sorted = Set(categories.values.map { LedgerAccountID($0) })
        for entry in entries {
            guard let category = wanted[PayeeDirection(payee: entry.payee, isIncome: !entry.amount.isNegative)],
                let wished = categories[category].map({ LedgerAccountID($0) }), entry.counterparts.count == 1,
                let found = entry.counterparts.first?.ledgerAccount, found != wished, sorted.contains(found)
            else { continue }
            changes[category, default: []].append(entry.id)
        }
        let service = services.transactions()
        for (key, ids) in changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            _ = try await service.updateTransactions(ids: ids, TransactionEdit(category: categories[key]))
        }
        categorisedPayees.formUnion(wanted.keys)
    }

    /// The entries of all own accounts, newest first.
    func allEntries(_ period: ClosedRange<Day>) async throws -> [Entry] {
        let service = services.transactions()
        var query = EntryQuery(from: period.lowerBound, until: period.upperBound, limit: 500)
        var entries: [Entry] = []
        repeat {
            let page = try await service.fetchEntries(query)
            entries += page.entries
            query.after = page.next
        } while query.after != nil
        return entries
    }

    private func newPayees(of period: ClosedRange<Day>) -> [PayeeDirection: StandardCategory] {
        var wanted: [PayeeDirection: StandardCategory] = [:]
        for movement in simulation.movements where period.contains(movement.day) && movement.account != .wallet {
            guard let category = movement.category, category != .other, category != .otherIncome else { continue }
            let payee = PayeeDirection(payee: movement.payee, isIncome: movement.units > 0)
            if !categorisedPayees.contains(payee) { wanted[payee] = category }
        }
        return wanted
    }
}
