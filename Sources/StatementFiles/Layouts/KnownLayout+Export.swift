package import Models

extension KnownLayout {
    /// A chosen or detected layout as a row of `layouts.tsv`, in which bank, country, name and source are to be filled in.
    ///
    /// - Parameters:
    ///   - names: the names of the header row; empty for a file without one.
    ///   - today: the day on which the layout was seen.
    package init(_ layout: CSVLayout, names: [String], encoding: TextEncoding, today: Day) {
        let width = max(layout.columns, names.count)
        var roles: [Int: Role] = [:]
        func set(_ column: Int?, _ role: Role) {
            if let column, roles[column] == nil { roles[column] = role }
        }
        set(layout.date, .day)
        let sign: Sign
        switch layout.amounts {
        case .signed(let column):
            set(column, .amount)
            sign = layout.indicator != nil ? .indicator : layout.invertsSign ? .inverted : .signed
        case .split(let debit, let credit):
            set(debit, .debit)
            set(credit, .credit)
            sign = .columns
        }
        set(layout.valueDate, .valueDay)
        set(layout.purchaseDate, .purchaseDay)
        set(layout.indicator, .indicator)
        set(layout.balance, .balance)
        set(layout.currencyColumn, .currency)
        set(layout.fee, .fee)
        set(layout.payee, .payee)
        set(layout.payer, .payer)
        set(layout.kind, .type)
        for column in layout.memo { set(column, .memo) }
        set(layout.category, .category)
        set(layout.id, .reference)
        set(layout.reference, .checkNumber)
        set(layout.status, .status)
        set(layout.ownAccount, .account)
        set(layout.accountName, .accountName)
        set(layout.counterparty, .otherAccount)
        self.init(
            id: "xx-bank-account", bank: "BANK", country: "XX", name: "ACCOUNT",
            columns: (0..<width).map { Column(name: layout.hasHeader && $0 < names.count ? names[$0] : "", role: roles[$0]) },
            sign: sign, delimiter: layout.delimiter, decimal: layout.decimal, dateOrder: layout.dateOrder,
            encoding: encoding.rawValue.lowercased(), currency: layout.currencyColumn == nil ? layout.currency : nil, pending: [],
            notLines: [],
            debitWords: [], creditWords: [], source: "https://", seen: today)
    }
}
