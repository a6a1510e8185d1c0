import Models
import WireModels

/// Income or a bill that returns, in an export, with its settled occurrences.
package struct ExpectedItemExport: Encodable {
    let id: ID<ExpectedItem>
    let name: String
    /// Positive comes in, negative goes out.
    let amount: DecimalAmount
    let currency: Currency
    /// In minor units.
    let tolerance: Int64
    let every: Int
    let unit: String
    let anchor: Day
    let ends: Day?
    let weekend: WeekendRule
    let account: ID<Account>?
    let category: ID<Category>?
    let payeeKey: String?
    let occurrences: [Occurrence]

    struct Occurrence: Encodable {
        /// The scheduled day.
        let day: Day
        /// Null if it was skipped.
        let amount: DecimalAmount?
        let currency: Currency?
        let paidOn: Day?
        let transaction: ID<Transaction>?
        let byHand: Bool

        init(_ occurrence: ExpectedOccurrence) {
            day = occurrence.day
            byHand = occurrence.isByHand
            if case .completed(let money, let paid, let id) = occurrence.state {
                (amount, currency, paidOn, transaction) = (DecimalAmount(money), money.currency, paid, id)
            } else {
                (amount, currency, paidOn, transaction) = (nil, nil, nil, nil)
            }
        }
    }

    package init(_ item: ExpectedItem, occurrences: [ExpectedOccurrence]) {
        id = item.id
        name = item.name
        amount = DecimalAmount(item.amount)
        currency = item.amount.currency
        tolerance = item.tolerance
        every = item.cycle.every
        unit = item.cycle.unitName
        anchor = item.anchor
        ends = item.ends
        weekend = item.weekendRule
        account = item.account
        category = item.category
        payeeKey = item.payeeKey.nonEmpty
        self.occurrences = occurrences.map(Occurrence.init)
    }
}
