import Models

extension CSVLayoutDetector {

    mutating func chooseTexts() {
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        var payees = header.all(.payee).filter { isEmpty || isFilled($0) }
        let payers = header.all(.payer).filter { isEmpty || isFilled($0) }
        var memo = header.inOrder(.memo)
        let descriptions = header.all(.description).filter { isEmpty || isFilled($0) }
        if payees.isEmpty, payers.isEmpty {
            payees = Array(descriptions.prefix(1))
            memo += descriptions.dropFirst()
        } else {
            memo += descriptions
        }
        if let payee = payees.first {
            layout.payee = payee
            layout.payer = payers.first
        } else {
            layout.payee = payers.first
        }
        if layout.payee == nil, memo.isEmpty {
            let texts = columns.indices.filter {
                columns[$0].filled > 0 && !columns[$0].isDate && !columns[$0].isAmount && !columns[$0].isCurrency
                    && !columns[$0].isIndicator && $0 != layout.indicator
                    && ($0 >= header.names.count || CSVHeaderNames.role(of: header.names[$0]) == nil)
            }
            layout.payee = texts.first
            memo = Array(texts.dropFirst().prefix(3))
        } else if layout.payee == nil {
            layout.payee = memo.remove(at: memo.firstIndex(where: isFilled) ?? 0)
        }
        layout.memo = memo.sorted()
    }

    /// Selects the account columns. A column named like an account is the household's own if it is constant or if another column is the
    /// counterparty's.
    mutating func chooseAccounts() {
        layout.counterparty = header.first(.counterparty)
        for column in header.all(.account) where columns.indices.contains(column) && columns[column].filled > 0 {
            let isPayeesOwn = columns[column].isConstant && (columns[column].filled > 1 || layout.counterparty != nil)
            if layout.ownAccount == nil, isPayeesOwn || layout.counterparty != nil {
                layout.ownAccount = column
            } else if layout.counterparty == nil {
                layout.counterparty = column
            }
        }
    }

    /// The status column by its name, else a column without a known name that contains only status words.
    var statusColumn: Int? {
        if let named = header.all(.status).first(where: { isFilled($0) && columns[$0].statusWords > 0 }) { return named }
        if let named = header.first(.status) { return named }
        return columns.indices.first { column in
            let counts = columns[column]
            guard counts.statusWords > 0, counts.statusWords * 10 >= counts.filled * 9, !layout.memo.contains(column),
                layout.payee != column
            else {
                return false
            }
            return column >= header.names.count || CSVHeaderNames.role(of: header.names[column]) == nil
        }
    }
}
