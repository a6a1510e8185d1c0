import Models
import WireModels

/// A use of a benefit, or a cycle without uses.
package struct BenefitHistoryResponse: Encodable {
    /// The first day of the cycle.
    let from: Day?
    let until: Day?
    let used: DecimalAmount
    let posted: DecimalAmount
    /// The lost amount of the cycle, on its last row only.
    let lost: DecimalAmount
    let transaction: ID<Transaction>?

    package init(_ row: BenefitHistoryRow) {
        from = row.cycle?.first
        until = row.cycle?.last
        used = DecimalAmount(row.used)
        posted = DecimalAmount(row.posted)
        lost = DecimalAmount(row.lost)
        transaction = row.transaction
    }
}
