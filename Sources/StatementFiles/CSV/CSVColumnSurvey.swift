import Models

/// What the cells of one column are, counted.
struct CSVColumnSurvey {

    private(set) var filled = 0

    private(set) var dates = 0
    private(set) var openDates = 0
    private(set) var dayFirst = 0
    private(set) var monthFirst = 0
    private(set) var yearFirst = 0
    private(set) var settledOrder: DateOrder?
    /// Dates whose parts differ, so that the order matters.
    private(set) var undecided = 0

    private(set) var figures = 0
    private(set) var negatives = 0
    private(set) var separated = 0
    private(set) var points = 0
    private(set) var commas = 0
    private(set) var perhapsPoints = 0
    private(set) var perhapsCommas = 0
    private(set) var currency: Currency?

    private(set) var debits = 0
    private(set) var credits = 0
    private(set) var codes = 0
    private(set) var length = 0
    private(set) var isConstant = true
    private var first: [UInt8] = []

    mutating func add(_ cell: UnsafeRawBufferPointer) {
        guard !cell.isEmpty else { return }
        filled += 1
        length += cell.count
        if filled == 1 {
            first = Array(cell.prefix(64))
        } else if isConstant {
            isConstant = cell.prefix(64).elementsEqual(first)
        }
        if addDate(cell) { return }
        if addFigure(cell) { return }
        if let indicator = CSVIndicator(cell) {
            if indicator == .debit { debits += 1 } else { credits += 1 }
        }
        if cell.count == 3, Currency(code: cell.text) != nil { codes += 1 }
    }

    /// Counts a date; false where the cell is none.
    @discardableResult mutating func addDate(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard cell[0].isDigit || dates * 2 > filled || filled <= 8, let date = CSVDate(cell) else { return false }
        dates += 1
        switch date {
        case .settled(_, let order): settledOrder = settledOrder ?? order
        case .open(let first, let second, _):
            openDates += 1
            if first > 31 {
                yearFirst += 1
            } else if first > 12 {
                dayFirst += 1
            } else if second > 12 {
                monthFirst += 1
            } else if first != second {
                undecided += 1
            }
        }
        return true
    }

    /// Counts an amount; false where the cell is none.
    @discardableResult mutating func addFigure(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard let shape = CSVFigureShape(cell) else { return false }
        guard shape.figure(decimal: UInt8(ascii: ".")) != nil || shape.figure(decimal: UInt8(ascii: ",")) != nil else { return false }
        figures += 1
        if shape.isNegative { negatives += 1 }
        if currency == nil { currency = shape.currency }
        switch shape.evidence {
        case .none: return true
        case .point: points += 1
        case .comma: commas += 1
        case .perhapsPoint: perhapsPoints += 1
        case .perhapsComma: perhapsCommas += 1
        }
        separated += 1
        return true
    }

    // MARK: - What follows

    var isDate: Bool { dates > 0 && dates * 10 >= filled * 8 }
    var isFigure: Bool { figures > 0 && figures * 10 >= filled * 8 }
    var isIndicator: Bool { debits + credits > 0 && (debits + credits) * 10 >= filled * 9 }
    var isCurrency: Bool { codes > 0 && codes * 10 >= filled * 9 }

    /// Whether more rows can change nothing about the order of dates.
    var isOrderSettled: Bool { openDates == 0 || dayFirst + monthFirst + yearFirst > 0 }

    var isDecimalSettled: Bool { points + commas > 0 }

    /// The separator that the column itself shows; nil where it shows none.
    var decimal: CSVLayout.DecimalSeparator? {
        points + commas > 0 ? (commas > points ? .comma : .point) : nil
    }

    /// The separator where there was never more than one sign with three digits behind it: a group, or three decimals where the currency has them.
    func decimal(inCurrencyWithDecimals decimals: UInt8?) -> CSVLayout.DecimalSeparator {
        if let decimal { return decimal }
        let isThousand = decimals != 3
        if perhapsPoints > perhapsCommas { return isThousand ? .comma : .point }
        return perhapsCommas > 0 && !isThousand ? .comma : .point
    }
}
