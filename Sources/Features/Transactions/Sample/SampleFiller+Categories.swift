import Models
import Services
import TransactionsModel

/// Rules, and the categories of imported lines.
extension SampleFiller {
    func addRules() async throws {
        let service = services.categories()
        for rule in [
            CategoryRule.Terms(payee: .equals("Lanternfish Studio"), minimum: 0, category: category(.salary), tags: ["felix"]),
            CategoryRule.Terms(payee: .equals("Ballyroe Hospital Group"), minimum: 0, category: category(.salary), tags: ["orla"]),
            CategoryRule.Terms(payee: .contains("lumen stream"), category: category(.subscriptions), payeeName: "Lumen Stream"),
            CategoryRule.Terms(payee: .matches("* insurance"), category: category(.insurance)),
            CategoryRule.Terms(payee: .equals("Tramline Travel Card"), category: category(.transport), tags: ["commute"]),
        ] {
            _ = try await service.addRule(rule)
        }
        for payee in ["Currency exchange", "House money", "Card bill", "Rainy day", "Savings plan"] {
            _ = try await service.addRule(CategoryRule.Terms(payee: .equals(payee), category: category(.transfer)))
        }
    }

    /// Confirms categories as a user does who looks through them every week.
    func confirmCategories() async throws {
        let service = services.review()
        var before: ID<Transaction>?
        repeat {
            let page = try await service.fetchReview(before: before, limit: 100)
            _ = try await service.confirm(page.items.filter { $0.entry.day < day(-7) }.map { ReviewDecision(id: $0.entry.id) })
            before = page.next
        } while before != nil
    }

    /// A payee with the direction of the payment.
    struct PayeeDirection: Hashable {
        var payee: String
        var isIncome: Bool
    }

    /// Corrects the categories of payees as a user does after an import: each payee once, because later imports use the same category.
    mutating func categorise(_ entries: [Entry], of period: ClosedRange<Day>) async throws {
        let wanted = newPayees(of: period)
        var changes: [StandardCategory: [ID<Transaction>]] = [:]
        let sorted = Set(sample.categories.values.map { LedgerAccountID($0.id) })
        for entry in entries {
            guard let key = wanted[PayeeDirection(payee: entry.payee, isIncome: !entry.amount.isNegative)],
                let wished = category(key).map({ LedgerAccountID($0) }), entry.counterparts.count == 1,
                let found = entry.counterparts.first?.ledgerAccount, found != wished, sorted.contains(found)
            else { continue }
            changes[key, default: []].append(entry.id)
        }
        let service = services.transactions()
        for (key, ids) in changes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            _ = try await service.updateTransactions(ids: ids, TransactionEdit(category: category(key)))
        }
        categorisedPayees.formUnion(wanted.keys)
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
