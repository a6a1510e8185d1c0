extension CSVLayoutDetector {
    /// Selects the columns of payee and memo.
    ///
    /// The payee is a column of words: never a number, an IBAN, or the holder of the account. Among suitable columns, the one with the best name is
    /// used, without names the one with the longest texts. Other columns of texts are the memo, so that no text is lost.
    mutating func chooseTexts() {
        let isEmpty = columns.allSatisfy { $0.filled == 0 }
        func texts(_ role: CSVColumnRole) -> [Int] { header.all(role).filter { isEmpty || isUsableText($0) } }
        let payees = texts(.payee)
        let payers = texts(.payer)
        let descriptions = texts(.description)
        let kinds = texts(.kind).filter { $0 != layout.indicator && $0 != layout.signCheck && !isOfKinds($0) }
        var memo = header.inOrder(.memo).filter { isEmpty || isFilled($0) }
        if let payee = payees.first(where: isVaried) ?? (payers.isEmpty ? payees.first : nil) {
            (layout.payee, layout.payer) = (payee, payers.first)
            memo += descriptions
        } else if let payer = payers.first {
            (layout.payee, layout.payer) = (payees.first ?? payer, payees.isEmpty ? nil : payer)
            memo += descriptions
        } else if let description = descriptions.first(where: isVaried) ?? descriptions.first {
            layout.payee = description
            memo += descriptions.filter { $0 != description }
        } else if let kind = kinds.first, !memo.contains(where: isVaried) {
            layout.payee = kind
        } else if let named = memo.first(where: isVaried) ?? memo.first(where: isUsableText) ?? memo.first {
            layout.payee = named
            memo.removeAll { $0 == named }
        } else {
            let unnamed = unnamedTexts
            // Names and descriptions come before codes and kinds of two or three letters.
            layout.payee = unnamed.first { columns[$0].length >= columns[$0].filled * 5 && !isOfKinds($0) && isVaried($0) } ?? unnamed.first
            memo += unnamed.filter { $0 != layout.payee }.prefix(3)
        }
        // A second column of payees, such as the name behind the number of a merchant, is not lost.
        memo += payees.filter { $0 != layout.payee && $0 != layout.payer && header.role(of: $0) == .payee && isVaried($0) }
        // References in words, such as the purpose of a standing order.
        memo += header.all(.reference).filter { isFilled($0) && columns[$0].isText }
        layout.memo = Set(memo).filter { $0 != layout.payee && $0 != layout.payer && !isTaken($0) }.sorted()
    }

    /// Columns of words without a known name.
    private var unnamedTexts: [Int] {
        columns.indices.filter { column in
            header.role(of: column) == nil && isUsableText(column) && !columns[column].isCurrency && !columns[column].isIndicator
                && !isTaken(column)
        }
    }

    private func isUsableText(_ column: Int) -> Bool {
        guard columns.indices.contains(column), columns[column].filled > 0, !columns[column].isDate, !columns[column].isIBAN else {
            return false
        }
        guard !isTaken(column), !columns[column].isIndicator || columns[column].distinct > 2 else { return false }
        return columns[column].isText || (!columns[column].isCode && !columns[column].isAmount)
    }

    /// Whether the cells differ, or are too few to decide.
    private func isVaried(_ column: Int) -> Bool { columns[column].filled < 3 || !columns[column].isConstant }

    /// Whether a column of kinds has few words for many rows.
    private func isOfKinds(_ column: Int) -> Bool {
        let counts = columns[column]
        return counts.filled >= 6 && counts.distinct * 3 <= counts.filled
    }

    /// Whether a column has another role in the layout.
    private func isTaken(_ column: Int) -> Bool {
        layout.amountColumns.contains(column) || dateColumns.contains(column)
            || [
                layout.balance, layout.fee, layout.indicator, layout.currencyColumn, layout.status, layout.id, layout.category,
                layout.ownAccount, layout.accountName, layout.counterparty,
            ].contains(column)
    }

    /// The status column by its name, else a column without a known name that contains only status words.
    var statusColumn: Int? {
        if let named = header.all(.status).first(where: { isFilled($0) && columns[$0].statusWords > 0 }) { return named }
        if let named = header.first(.status) { return named }
        if let flag = columns.indices.first(where: { statusFlag($0) != nil }) { return flag }
        return columns.indices.first { column in
            let counts = columns[column]
            return counts.statusWords > 0 && counts.statusWords * 10 >= counts.filled * 9 && header.role(of: column) == nil
        }
    }

    /// The meaning of a column of truth values that is named for what is pending or booked: `Pending` with `true` and `false`, `Zaúčtováno` with
    /// `Ano` and `Ne`. Nil for any other column.
    func statusFlag(_ column: Int) -> CSVLayout.StatusFlag? {
        guard column < header.names.count, columns.indices.contains(column), (1...2).contains(columns[column].distinct) else { return nil }
        var name = CSVHeaderNames.fold(header.names[column])
        if name.hasPrefix("is ") { name.removeFirst(3) }
        guard let flag = Self.flagNames[name] else { return nil }
        var areTruthValues = true
        sample.rows(limit: Self.comparedRows) { row in
            let cell = row.bytes(column)
            if !cell.isEmpty, CSVTruthValue(cell) == nil { areTruthValues = false }
        }
        return areTruthValues ? flag : nil
    }

    private static let flagNames: [String: CSVLayout.StatusFlag] = [
        "pending": .pending, "vorgemerkt": .pending, "en attente": .pending, "pendiente": .pending, "in attesa": .pending,
        "pendente": .pending,
        "booked": .booked, "posted": .booked, "settled": .booked, "gebucht": .booked, "verbucht": .booked, "comptabilise": .booked,
        "contabilizado": .booked, "contabilizzato": .booked, "geboekt": .booked, "verwerkt": .booked, "bokford": .booked,
        "bokfort": .booked,
        "bogfort": .booked, "zauctovano": .booked, "zauctovane": .booked, "zaksiegowana": .booked, "zaksiegowano": .booked,
    ]
}
