import Models
import WireModels

/// A parsed line of a file.
struct ParsedLineResponse: Encodable {
    let day: Day
    /// With the decimals of the file. Money in is positive.
    let amount: String
    /// Null if the line specifies none.
    let currency: Currency?
    let payee: String
    let memo: String

    init(_ line: ParsedLine) {
        day = line.day
        amount = line.amount.description
        currency = line.currency
        payee = line.payee
        memo = line.memo
    }
}
