import Models

/// The columns of Coffer's own CSV export, which `CSVWriter` writes and `CSVReader` reads losslessly.
enum CofferCSV {
    static let columns = [
        "day", "account", "amount", "currency", "payee", "note", "category", "transfer_account", "status", "id", "reference", "tags",
        "foreign_amount",
        "foreign_currency", "parts",
    ]

    static let transferColumn = 7
    static let foreignAmountColumn = 12
    static let foreignCurrencyColumn = 13
    static let partsColumn = 14

    static func isHeader(_ names: [String]) -> Bool { names == columns }

    static func layout(preamble: Int) -> CSVLayout {
        var layout = CSVLayout()
        layout.preamble = preamble
        layout.columns = columns.count
        layout.dateOrder = .yearFirst
        layout.decimal = .point
        layout.ownAccount = 1
        layout.amounts = .signed(2)
        layout.currencyColumn = 3
        layout.payee = 4
        layout.memo = [5]
        layout.category = 6
        layout.status = 8
        layout.id = 9
        layout.reference = 10
        layout.isCofferExport = true
        return layout
    }

    /// Serialises the parts: `-30.00 category Groceries|-20.00 account Savings`. In names `|` is escaped as `\p` and `\` as `\\`.
    static func text(of parts: [StatementLinePart]) -> String {
        parts.map { part in
            let isTransfer = part.transferAccount != nil
            var name = ""
            for scalar in (part.transferAccount ?? part.category ?? "").unicodeScalars {
                switch scalar {
                case "\\": name += "\\\\"
                case "|": name += "\\p"
                default: name.unicodeScalars.append(scalar)
                }
            }
            return "\(part.amount) \(isTransfer ? "account" : "category") \(name)"
        }.joined(separator: "|")
    }

    /// Parses the parts; nil if one is invalid.
    static func parts(of text: String) -> [StatementLinePart]? {
        var parts: [StatementLinePart] = []
        for piece in text.unicodeScalars.split(separator: "|") {
            let words = piece.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard words.count == 3, let amount = DecimalFigure(bytes: String(words[0]).utf8) else { return nil }
            var name = ""
            var isEscaped = false
            for scalar in words[2] {
                if isEscaped {
                    name.unicodeScalars.append(scalar == "p" ? "|" : scalar)
                    isEscaped = false
                } else if scalar == "\\" {
                    isEscaped = true
                } else {
                    name.unicodeScalars.append(scalar)
                }
            }
            switch String(words[1]) {
            case "account": parts.append(StatementLinePart(amount: amount, transferAccount: name))
            case "category": parts.append(StatementLinePart(amount: amount, category: name.isEmpty ? nil : name))
            default: return nil
            }
        }
        return parts
    }
}
