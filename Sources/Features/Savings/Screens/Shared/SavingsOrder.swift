import Models
import SavingsModel
import Services

extension Sequence<SavingsAccount> {
    /// Sorts by balance in the household's currency, highest first. Accounts without an exchange rate come last.
    func sortedByBalance(_ conversion: CurrencyConversion) -> [SavingsAccount] {
        map { ($0, conversion.amount($0.balance)) }.sorted { left, right in
            switch (left.1, right.1) {
            case (let one?, let other?) where one.minorUnits != other.minorUnits: one.minorUnits > other.minorUnits
            case (_?, nil): true
            case (nil, _?): false
            default: (left.0.name.folded, left.0.id) < (right.0.name.folded, right.0.id)
            }
        }.map(\.0)
    }
}

extension CurrencyConversion {
    /// Converts an amount to the household's currency; nil without an exchange rate or if the result overflows.
    func amount(_ money: Money) -> Money? {
        guard let total = try? total(of: [money]), total.leftOut.isEmpty else { return nil }
        return total.total
    }
}
