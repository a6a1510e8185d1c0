package import Models

/// How the columns of one bank's export are to be read: guessed once, shown, corrected, and remembered for the account.
///
/// Columns count from 0. `description` writes it as one line of text, `init(_:)` reads that back.
package struct CSVLayout: Hashable, Sendable {

    /// The character between two fields.
    package enum Delimiter: String, CaseIterable, Hashable, Sendable {
        case comma, semicolon, tab, pipe

        package var byte: UInt8 {
            switch self {
            case .comma: UInt8(ascii: ",")
            case .semicolon: UInt8(ascii: ";")
            case .tab: UInt8(ascii: "\t")
            case .pipe: UInt8(ascii: "|")
            }
        }
    }

    /// The sign between whole units and decimals.
    package enum DecimalSeparator: String, Hashable, Sendable {
        case point, comma

        package var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
    }

    /// Where the amount of a row stands.
    package enum Amounts: Hashable, Sendable {
        case signed(Int)
        /// Money out and money in, each without a sign or with its own.
        case split(debit: Int, credit: Int)
    }

    package var delimiter: Delimiter = .comma
    /// Records above the header, or above the first row where there is no header; empty lines count.
    package var preamble = 0
    package var hasHeader = true
    /// How many columns the header has; a file with fewer is another file.
    package var columns = 0

    /// The column of the booking day.
    package var date = 0
    /// Nil where the file leaves open whether 03/04 is in March or in April.
    package var dateOrder: DateOrder?
    package var valueDate: Int?
    package var purchaseDate: Int?

    package var amounts = Amounts.signed(0)
    package var decimal = DecimalSeparator.point
    /// The file writes spending as positive, as exports of credit cards do.
    package var invertsSign = false
    /// A column that says debit or credit of an amount without a sign: `D`/`C`, `S`/`H`, `Af`/`Bij`.
    package var indicator: Int?
    package var currencyColumn: Int?
    /// The currency that the header names: `Amount (GBP)`.
    package var currency: Currency?
    /// The column of the running balance.
    package var balance: Int?

    package var payee: Int?
    /// Who paid, where that is a column of its own: the payee of money in.
    package var payer: Int?
    /// Joined with a blank, in this order.
    package var memo: [Int] = []
    package var category: Int?
    /// The column of the bank's id of a line.
    package var id: Int?
    package var reference: Int?
    package var status: Int?
    /// The column that says whose row it is.
    package var ownAccount: Int?
    /// The column of the other side's number or IBAN.
    package var counterparty: Int?

    /// A person said how the file is read, so that it is remembered for the account.
    package var isChosen = false

    /// The file is Coffer's own export; its cells are taken exactly.
    package var isCoffer = false

    package init() {}
}
