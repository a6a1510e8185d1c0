import Models

/// A use of a benefit, or a cycle without uses.
package struct BenefitHistoryResponse: Encodable {
    /// The first day of the cycle.
    let from: Day?
    let until: Day?
    let used: AmountText
    let posted: AmountText
    /// The lost amount of the cycle, on its last row only.
    let lost: AmountText
    let transaction: ID<Transaction>?

    package init(_ row: BenefitHistoryRow) {
        from = row.cycle?.first
        until = row.cycle?.last
        used = AmountText(row.used)
        posted = AmountText(row.posted)
        lost = AmountText(row.lost)
        transaction = row.transaction
    }
}
