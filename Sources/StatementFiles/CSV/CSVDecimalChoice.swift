import Models

/// Which of `.` and `,` stands before the decimals of a file, by all of its columns of figures.
///
/// The amounts decide; where none of them fits one reading only, the other columns of money do (balance, fee, gross), then the rest (rates,
/// foreign amounts). Where every figure has at most one sign with three digits behind it, the currency decides that has three decimals or none.
struct CSVDecimalChoice {
    /// Of the amounts, of the other money, of other figures: the first that says something decides.
    var ranks: [[CSVColumnSurvey]]
    /// How many decimals the file's currencies have.
    var currencyDecimals: Set<UInt8>

    /// Nil where it stays open and the amounts need it.
    var separator: CSVLayout.DecimalSeparator? {
        for columns in ranks {
            let points = columns.reduce(0) { $0 + $1.points }
            let commas = columns.reduce(0) { $0 + $1.commas }
            if points != commas { return points > commas ? .point : .comma }
            // As many for one as for the other: no odd rows can be told from the rest.
            if points > 0 { return nil }
        }
        let amounts = ranks.first ?? []
        let points = amounts.reduce(0) { $0 + $1.perhapsPoints }
        let commas = amounts.reduce(0) { $0 + $1.perhapsCommas }
        if points == 0, commas == 0 { return .point }
        guard points == 0 || commas == 0, currencyDecimals.count == 1, let decimals = currencyDecimals.first else { return nil }
        switch decimals {
        case 3...: return points > 0 ? .point : .comma
        case 0: return points > 0 ? .comma : .point
        default: return nil
        }
    }
}
