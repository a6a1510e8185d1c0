import Ledger
import Models
import Storage
import TransactionsModel

/// Adds up what came from other ledger accounts and went there.
struct MovementSummary {
    /// All ledger accounts of the household.
    let ledgerAccounts: [LedgerAccountRecord]

    private struct Key: Hashable {
        var category: LedgerAccountID
        var currency: Currency
    }

    /// - Returns: nil if a sum exceeds 64 bits.
    func movements(_ flows: [EntryFlowRepository.Flow]) throws -> EntryMovements? {
        try Figure.nilOnOverflow {
            let categories = Set(ledgerAccounts.filter { $0.role == .category }.map(\.id))
            var (moneyIn, moneyOut): ([Currency: Money], [Currency: Money]) = ([:], [:])
            var sums: [Key: Money] = [:]
            for flow in flows {
                let currency = flow.moneyIn.currency
                moneyIn[currency] = try (moneyIn[currency] ?? .zero(currency)) + flow.moneyIn
                moneyOut[currency] = try (moneyOut[currency] ?? .zero(currency)) + flow.moneyOut
                guard categories.contains(flow.other) else { continue }
                let key = Key(category: flow.other, currency: currency)
                sums[key] = try (sums[key] ?? .zero(currency)) + flow.moneyIn - flow.moneyOut
            }
            return EntryMovements(moneyIn: Self.sorted(moneyIn), moneyOut: Self.sorted(moneyOut), categories: Self.sorted(sums))
        }
    }

    private static func sorted(_ sums: [Currency: Money]) -> [Money] {
        sums.values.filter { $0.minorUnits != 0 }.sorted { $0.currency < $1.currency }
    }

    private static func sorted(_ sums: [Key: Money]) -> [EntryMovements.CategorySum] {
        sums.filter { $0.value.minorUnits != 0 }
            .sorted {
                $0.key.currency != $1.key.currency
                    ? $0.key.currency < $1.key.currency
                    : ($1.value.minorUnits.magnitude, $0.key.category) < ($0.value.minorUnits.magnitude, $1.key.category)
            }
            .map { EntryMovements.CategorySum(category: ID(rawValue: $0.key.category.rawValue), amount: $0.value) }
    }
}
