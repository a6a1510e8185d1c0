package import Models

/// The column layout of a bank's CSV export: detected once, shown to the user, corrected, and saved for the account.
///
/// Columns are numbered from 0. `description` serialises the layout to one line of text, which `init(_:)` parses.
package struct CSVLayout: Hashable, Sendable {
    /// The field delimiter.
    package enum Delimiter: String, CaseIterable, Hashable, Sendable {
        case comma, semicolon, tab, pipe

        /// The delimiter as an ASCII byte.
        package var byte: UInt8 {
            switch self {
            case .comma: UInt8(ascii: ",")
            case .semicolon: UInt8(ascii: ";")
            case .tab: UInt8(ascii: "\t")
            case .pipe: UInt8(ascii: "|")
            }
        }
    }

    /// The decimal separator.
    package enum DecimalSeparator: String, Hashable, Sendable {
        case point, comma

        /// The separator as an ASCII byte.
        package var byte: UInt8 { self == .point ? UInt8(ascii: ".") : UInt8(ascii: ",") }
    }

    /// The interpretation of amounts without a sign and without a debit or credit word.
    package enum UnsignedAmounts: String, Hashable, Sendable {
        /// As written: no amount of the column has a debit or credit word.
        case asWritten = "signed"
        /// As debits: only credits have a word (`100.00 CR`).
        case debit
        /// Rejected: both debits and credits have a word.
        case unknown
    }

    /// The columns that contain the amount of a row.
    package enum Amounts: Hashable, Sendable {
        /// One column for all amounts.
        case signed(Int)
        /// One column for debits and one for credits.
        case split(debit: Int, credit: Int)
    }

    /// The delimiter between fields.
    package var delimiter: Delimiter = .comma
    /// The number of records before the header, or before the first row if there is no header. Empty lines count.
    package var preamble = 0
    /// Whether a header row precedes the data.
    package var hasHeader = true
    /// The number of columns of the header. A file with fewer columns does not match the layout.
    package var columns = 0

    /// The column of the booking date.
    package var date = 0
    /// Nil if the order of day and month is ambiguous.
    package var dateOrder: DateOrder?
    /// The column of the value date.
    package var valueDate: Int?
    /// The column of the purchase date.
    package var purchaseDate: Int?

    /// The column or columns of the amount.
    package var amounts = Amounts.signed(0)
    /// Nil if the decimal separator is ambiguous.
    package var decimal: DecimalSeparator?
    /// Whether spending is written as positive, as in exports of credit cards.
    package var invertsSign = false
    /// The column with a debit or credit indicator for amounts without a sign: `D`/`C`, `S`/`H`, `Af`/`Bij`.
    package var indicator: Int?
    /// The direction of a row whose indicator is blank, if only the other direction has a word.
    package var blankIndicator: BlankIndicator?

    package enum BlankIndicator: String, Hashable, Sendable {
        case debit, credit
    }

    /// The column with a debit or credit indicator for signed amounts. A row in which they conflict is rejected.
    package var signCheck: Int?
    /// The interpretation of amounts without a sign in a column with debit or credit words.
    package var unsignedAmounts = UnsignedAmounts.asWritten
    /// Whether the debit column has negative amounts.
    package var debitsAreNegative = false
    /// Whether the credit column has negative amounts.
    package var creditsAreNegative = false
    /// The column of fees, which are subtracted from the amount.
    package var fee: Int?
    /// Whether fees are signed by their effect on the balance, so that a negative fee reduces it; otherwise each fee reduces it.
    package var feesAreSigned = false
    /// The column of the currency.
    package var currencyColumn: Int?
    /// The currency in the header: `Amount (GBP)`.
    package var currency: Currency?
    /// The column of the running balance.
    package var balance: Int?
    /// Whether the balance is a debt, which grows with spending, as in exports of credit cards.
    package var balanceIsDebt = false
    /// Whether the balance is that before the row's amount.
    package var balanceIsBefore = false

    /// The column of the payee.
    package var payee: Int?
    /// The column of the payer, if it is separate: the payee of credits.
    package var payer: Int?
    /// The memo columns, which are joined with a space in this order.
    package var memo: [Int] = []
    /// The column of the kind of transaction, which may denote a pending row.
    package var kind: Int?
    /// The column of the category.
    package var category: Int?
    /// The column of the bank's transaction id.
    package var id: Int?
    /// The column of the payment reference.
    package var reference: Int?
    /// The column of the booking status.
    package var status: Int?
    /// The meaning of a status of truth values; nil: the status is a word.
    package var statusFlag: StatusFlag?

    package enum StatusFlag: String, Hashable, Sendable {
        /// True for a row that is not booked yet.
        case pending = "yes"
        /// True for a row that is booked.
        case booked
    }

    /// Whether rows with a pending status are booked, as their balances prove.
    package var booksPending = false
    /// The column of the household's account.
    package var ownAccount: Int?
    /// The column of the name or kind of the household's account, in addition to its number.
    package var accountName: Int?
    /// The column of the counterparty's account number or IBAN.
    package var counterparty: Int?

    /// Whether the user chose or corrected the layout, so that it is saved for the account.
    package var isUserDefined = false

    /// The id of the known bank layout of the columns; nil if there is none.
    package var known: String?
    /// The columns of the known layout's words for pending rows, then of those for rows that are no transactions.
    package var wordColumns: [Int] = []

    /// Whether the file is Coffer's own export, whose cells are read verbatim.
    package var isCofferExport = false

    package init() {}
}
