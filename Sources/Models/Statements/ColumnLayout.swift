/// How a person reads a delimited file: what parts its fields, and what stands in which column. Columns count from 0.
package struct ColumnLayout: Hashable, Sendable, Codable {

    /// The character between two fields.
    package enum Delimiter: String, CaseIterable, Hashable, Sendable, Codable {
        case comma, semicolon, tab, pipe
    }

    /// The sign between whole units and decimals.
    package enum DecimalSeparator: String, CaseIterable, Hashable, Sendable, Codable {
        case point, comma
    }

    package var delimiter = Delimiter.comma
    package var hasHeader = true
    /// `dayFirst`, `monthFirst` or `yearFirst`; nil where the file leaves open whether 03/04 is in March or in April.
    package var dateOrder: String?
    /// Nil where the file leaves open whether 1.234 is a thousand and more or one and a bit.
    package var decimal: DecimalSeparator? = .point
    /// The file writes spending as positive.
    package var invertsSign = false

    package var day: Int?
    /// One column with a sign; nil where money out and money in are columns of their own.
    package var amount: Int?
    package var debit: Int?
    package var credit: Int?
    package var payee: Int?
    /// Joined with a blank, in this order.
    package var memo: [Int] = []
    package var currency: Int?
    /// The bank's id of the line.
    package var id: Int?

    package init() {}
}
