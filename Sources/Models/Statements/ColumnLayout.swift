/// The layout of a delimited file: delimiter and column roles, chosen by the user or detected. Column indices start at 0.
package struct ColumnLayout: Hashable, Sendable, Codable {
    /// The field delimiter.
    package enum Delimiter: String, CaseIterable, Hashable, Sendable, Codable {
        case comma, semicolon, tab, pipe
    }

    /// The decimal separator.
    package enum DecimalSeparator: String, CaseIterable, Hashable, Sendable, Codable {
        case point, comma
    }

    package var delimiter = Delimiter.comma
    package var hasHeader = true
    /// `dayFirst`, `monthFirst` or `yearFirst`; nil if the file is ambiguous (03/04 may be in March or April).
    package var dateOrder: String?
    /// Nil if the file is ambiguous (1.234 may be 1234 or 1.234).
    package var decimal: DecimalSeparator? = .point
    /// Whether the file writes spending as positive amounts.
    package var invertsSign = false

    package var day: Int?
    /// The column of signed amounts; nil if debit and credit are separate columns.
    package var amount: Int?
    package var debit: Int?
    package var credit: Int?
    package var payee: Int?
    /// Joined with blanks, in this order.
    package var memo: [Int] = []
    package var currency: Int?
    package var category: Int?
    /// The column of the bank's line id.
    package var id: Int?

    package init() {}
}
