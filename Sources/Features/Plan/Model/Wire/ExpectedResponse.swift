import Models
import Services
import WireModels

/// Income or a bill that returns.
package struct ExpectedResponse: Encodable {
    let id: ID<ExpectedItem>
    let name: String
    /// Positive comes in, negative goes out.
    let amount: DecimalAmount
    let currency: Currency
    let every: Int
    let unit: String
    /// The day of the earliest open occurrence; null if no day is left.
    let next: Day?
    let account: String?
    let status: ExpectedStatus

    package init(_ summary: ExpectedSummary) {
        id = summary.item.id
        name = summary.item.name
        amount = DecimalAmount(summary.item.amount)
        currency = summary.item.amount.currency
        every = summary.item.cycle.every
        unit = summary.item.cycle.unitName
        next = summary.next?.due
        account = summary.accountName.nonEmpty
        status = summary.status
    }
}
