package import Models

extension CardLimits {
    /// A limit that was exceeded.
    package struct ExceededLimit: Hashable, Sendable {
        package let kind: Kind
        package let day: Day
        /// The amount of the charge, or the day's total.
        package let amount: Money
        /// The charge, where a single one exceeded the limit.
        package let transaction: ID<Transaction>?
    }

    /// The exceeded limits, by day. Amounts in another currency than the limit's are ignored.
    ///
    /// - Parameter charges: day, amount above zero, and kind of each charge.
    package func exceeded(by charges: [(transaction: ID<Transaction>, day: Day, amount: Money, kind: CardCharge)]) -> [ExceededLimit] {
        var found: [ExceededLimit] = []
        var days: [Kind: [Day: Int64]] = [:]
        for charge in charges {
            for kind in charge.kind.limits {
                guard let limit = self[kind], limit.currency == charge.amount.currency else { continue }
                switch kind {
                case .online, .contactless:
                    guard charge.amount.minorUnits > limit.minorUnits else { continue }
                    found.append(ExceededLimit(kind: kind, day: charge.day, amount: charge.amount, transaction: charge.transaction))
                case .dailyPurchase, .dailyWithdrawal:
                    let sum = days[kind]?[charge.day] ?? 0
                    days[kind, default: [:]][charge.day] = sum.addingClamped(charge.amount.minorUnits)
                }
            }
        }
        for (kind, sums) in days {
            guard let limit = self[kind] else { continue }
            for (day, sum) in sums where sum > limit.minorUnits {
                found.append(
                    ExceededLimit(kind: kind, day: day, amount: Money(minorUnits: sum, currency: limit.currency), transaction: nil))
            }
        }
        return found.sorted { ($0.day, $0.kind.rawValue, $0.amount.minorUnits) < ($1.day, $1.kind.rawValue, $1.amount.minorUnits) }
    }
}
