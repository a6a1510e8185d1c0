/// Detects the decimal separator of a file from all of its numeric columns.
///
/// The amounts have precedence. If all of them are ambiguous, the other money columns are used (balance, fee, gross), then the rest (rates, foreign
/// amounts). If every number is ambiguous, a currency with three decimals or none determines the separator.
struct CSVDecimalSeparatorDetector {
    /// The columns by priority: amounts, other money, other numbers. The first group with evidence is used.
    var ranks: [[CSVColumnStatistics]]
    /// The numbers of decimals of the file's currencies.
    var currencyDecimals: Set<UInt8>

    /// The separator; nil if it is ambiguous and required by the amounts.
    var separator: CSVLayout.DecimalSeparator? {
        for columns in ranks {
            let points = columns.reduce(0) { $0 + $1.points }
            let commas = columns.reduce(0) { $0 + $1.commas }
            if points != commas { return points > commas ? .point : .comma }
            // A tie: neither kind of row can be treated as the exception.
            if points > 0 { return nil }
        }
        let amounts = ranks.first ?? []
        let points = amounts.reduce(0) { $0 + $1.possiblePoints }
        let commas = amounts.reduce(0) { $0 + $1.possibleCommas }
        if points == 0, commas == 0 { return .point }
        guard points == 0 || commas == 0, currencyDecimals.count == 1, let decimals = currencyDecimals.first else { return nil }
        switch decimals {
        case 3...: return points > 0 ? .point : .comma
        case 0: return points > 0 ? .comma : .point
        default: return nil
        }
    }

    /// Whether as many amounts show a point as a comma.
    var isContradictory: Bool {
        ranks.contains { columns in
            let points = columns.reduce(0) { $0 + $1.points }
            return points > 0 && points == columns.reduce(0) { $0 + $1.commas }
        }
    }
}
