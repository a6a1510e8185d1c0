/// Amounts in the currency of a purchase beside the same amounts in the account's currency, each with a column of currencies: `Currency`,
/// `Amount`, `Native Currency`, `Native Amount`.
///
/// The name does not determine the booked one: for a card it is the converted amount, for accounts in several currencies the other. So both are
/// readings of equal weight, and the user has to choose unless balances decide.
extension CSVLayoutDetector {
    /// The column of converted amounts and that of their currency.
    struct ConvertedAmounts: Equatable {
        var amount: Int
        var currency: Int
    }

    /// The columns to which the amounts of a reading are converted. Nil without a second column of currencies, or if amounts differ in rows where
    /// both currencies are equal.
    func converted(_ layout: CSVLayout) -> ConvertedAmounts? {
        guard case .signed(let amount) = layout.amounts, let currency = layout.currencyColumn,
            columns[currency].distinct > 1
        else { return nil }
        for other in columns.indices where other != currency && columns[other].isCurrency && columns[other].distinct == 1 {
            for column in columns.indices where column != amount && column != layout.balance && isAmount(column) {
                let converted = ConvertedAmounts(amount: column, currency: other)
                if isConverted(from: amount, in: currency, to: converted) { return converted }
            }
        }
        return nil
    }

    /// Whether two columns have the same amounts in rows of one currency, and different amounts of the same sign in the rest.
    private func isConverted(from amount: Int, in currency: Int, to converted: ConvertedAmounts) -> Bool {
        var (conversions, contradictions) = (0, 0)
        sample.rows { row in
            guard let from = CSVAmountCandidate(row.bytes(amount)), let to = CSVAmountCandidate(row.bytes(converted.amount)) else {
                // A total has neither currency; an amount that is not converted is no total.
                if !row.bytes(amount).isEmpty { contradictions += 1 }
                return
            }
            let isSame = from.isNegative == to.isNegative && Self.haveEqualValues(from, to)
            if row.text(currency) == row.text(converted.currency) {
                if !isSame { contradictions += 1 }
            } else if from.isNegative == to.isNegative, !isSame {
                conversions += 1
            } else {
                contradictions += 1
            }
        }
        return conversions > 0 && contradictions * 10 <= conversions
    }

    /// Whether two cells are the same number, with one of the decimal separators.
    private static func haveEqualValues(_ one: CSVAmountCandidate, _ other: CSVAmountCandidate) -> Bool {
        [UInt8(ascii: "."), UInt8(ascii: ",")].contains { separator in
            guard let value = one.value(decimal: separator) else { return false }
            return value.normalized == other.value(decimal: separator)?.normalized
        }
    }

    /// The readings, each with converted amounts as an alternative to the amounts before conversion.
    func withConverted(_ candidates: [CSVCandidate]) -> [CSVCandidate] {
        guard knownLayout == nil, let index = candidates.firstIndex(where: { converted($0.layout) != nil }),
            let found = converted(candidates[index].layout)
        else { return candidates }
        var result = candidates.filter { $0.layout.amounts != .signed(found.amount) }
        var other = candidates[index]
        other.layout.amounts = .signed(found.amount)
        other.layout.currencyColumn = found.currency
        result.insert(other, at: index)
        return result
    }
}
