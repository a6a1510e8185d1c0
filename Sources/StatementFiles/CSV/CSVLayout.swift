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

    /// What an amount without sign and without a word for debit or credit is, where other amounts of the column have such a word.
    package enum Unmarked: String, Hashable, Sendable {
        /// What it says: no amount has a word.
        case signed
        /// Money out: only money in has a word (`100.00 CR`).
        case debit
        /// Not known: debits and credits both have one.
        case unknown
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
    /// Nil where the file leaves open whether 1.234 is a thousand and more or one and a bit.
    package var decimal: DecimalSeparator?
    /// The file writes spending as positive, as exports of credit cards do.
    package var invertsSign = false
    /// A column that says debit or credit of an amount without a sign: `D`/`C`, `S`/`H`, `Af`/`Bij`.
    package var indicator: Int?
    /// A column that says debit or credit beside amounts that have their own signs: a row in which the two disagree is rejected.
    package var signCheck: Int?
    package var unmarked = Unmarked.signed
    /// Money out is written with a minus in its own column.
    package var debitsAreNegative = false
    /// A column of fees that are taken off the amount.
    package var fee: Int?
    /// Fees are written as they change the balance, so that a minus takes off; else each takes off.
    package var feesAreSigned = false
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
