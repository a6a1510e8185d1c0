package import Models

/// The layout of one bank's or app's CSV export, as a public source describes it: one row of `Resources/layouts.tsv`.
package struct KnownLayout: Hashable, Sendable {
    /// The sign convention of the amounts.
    package enum Sign: String, CaseIterable, Hashable, Sendable {
        /// One column; debits have a minus.
        case signed
        /// One column; debits have no minus, as in exports of credit cards.
        case inverted
        /// A column of debits and one of credits.
        case columns
        /// One column without signs, and an indicator column.
        case indicator
    }

    /// The role of a column. Columns without a role are not read.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        case day, valueDay, purchaseDay, time
        case amount, debit, credit, indicator, balance, currency
        case originalAmount, originalCurrency, rate, fee, gross
        /// A fee that the account pays in addition to the amount.
        case extraFee
        case payee, payer, memo, type, category
        case account, accountName, ownName, otherAccount, otherBank, cardNumber
        case reference, checkNumber, status
    }

    /// A column with its name in the header, which is empty in an export without one.
    package struct Column: Hashable, Sendable {
        package var name: String
        package var role: Role?
    }

    /// Rows that have one of some words in a column.
    package struct Words: Hashable, Sendable {
        package var column: String
        package var words: [String]
    }

    /// Unique: `de-dkb-giro-2023`.
    package var id: String
    package var bank: String
    /// ISO 3166-1 in upper case; `XX` for apps of many countries.
    package var country: String
    /// The product and version.
    package var name: String
    package var columns: [Column]
    package var sign: Sign
    package var delimiter: CSVLayout.Delimiter
    package var decimal: CSVLayout.DecimalSeparator?
    package var dateOrder: DateOrder?
    /// The name of the encoding, for the documentation; files are read by their own bytes.
    package var encoding: String
    /// The currency, if the file never states it.
    package var currency: Currency?
    /// The values that denote a pending row.
    package var pending: [Words]
    /// The values that denote a row that is no transaction.
    package var notLines: [Words]
    /// The words of the indicator column.
    package var debitWords: [String]
    package var creditWords: [String]
    /// The public page or file with the layout, and the day on which it was read.
    package var source: String
    package var seen: Day

    /// Whether the export has a header row.
    package var hasHeader: Bool { columns.contains { !$0.name.isEmpty } }

    /// The columns of a role, in order.
    package func columns(of role: Role) -> [Int] { columns.indices.filter { columns[$0].role == role } }

    /// Identifies the header, in whatever order its columns are: the folded names without numbers, such as the day in
    /// `Solde au 31/12/2024`.
    static func signature(of names: [String]) -> String {
        folded(names).filter { !$0.isEmpty }.sorted().joined(separator: "|")
    }

    /// The layout with its columns in the order of a file's header; nil if the order is ambiguous, because columns of one name changed places.
    func arranged(as names: [String]) -> KnownLayout? {
        let wanted = Self.folded(names)
        let own = Self.folded(columns.map(\.name))
        if zip(wanted, own).allSatisfy({ $0 == $1 }) { return self }
        var left = Array(own.indices)
        var arranged = self
        arranged.columns = []
        for name in wanted {
            let alike = left.filter { own[$0] == name }
            guard let position = alike.first else {
                guard name.isEmpty else { return nil }
                arranged.columns.append(Column(name: "", role: nil))
                continue
            }
            guard alike.allSatisfy({ columns[$0].role == columns[position].role }) else { return nil }
            left.removeAll { $0 == position }
            arranged.columns.append(columns[position])
        }
        return arranged
    }

    private static func folded(_ names: [String]) -> [String] {
        names.map { name in
            CSVHeaderNames.fold(name).split(separator: " ").filter { !$0.utf8.allSatisfy(\.isDigit) }.joined(separator: " ")
        }
    }
}
