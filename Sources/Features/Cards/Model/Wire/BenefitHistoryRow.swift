package import Models

/// A use of a benefit, or a cycle without uses.
package struct BenefitHistoryRow {
    /// Nil for a benefit without cycles.
    package let cycle: BenefitCycle?
    package let use: BenefitUse?
    package let used: Money
    package let posted: Money
    /// The lost amount of the cycle, on its last row only.
    package let lost: Money

    /// The matched charge, otherwise the matched statement credit.
    package var transaction: ID<Transaction>? { use?.charge ?? use?.credit }
}

extension BenefitPeriod {
    /// One row per use that counts, and one for a cycle without uses.
    package var rows: [BenefitHistoryRow] {
        let counting = uses.map(\.use).filter(\.counts)
        let zero = Money.zero(value.currency)
        guard !counting.isEmpty else { return [BenefitHistoryRow(cycle: cycle, use: nil, used: zero, posted: zero, lost: lost)] }
        return counting.enumerated().map { index, use in
            BenefitHistoryRow(
                cycle: cycle, use: use, used: use.value, posted: use.posted ?? zero, lost: index == counting.count - 1 ? lost : zero)
        }
    }
}
