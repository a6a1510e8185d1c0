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
    /// Amounts below and above 0.
    private(set) var negatives = 0
    private(set) var positives = 0
    private(set) var separated = 0
    private(set) var points = 0
    private(set) var commas = 0
    private(set) var perhapsPoints = 0
    private(set) var perhapsCommas = 0
    private(set) var currency: Currency?
    /// Amounts with a word for debit or credit, and amounts other than 0 that say no direction at all.
    private(set) var debitMarks = 0
    private(set) var creditMarks = 0
    private(set) var unmarked = 0
    private(set) var times = 0

    /// Decimals of the currencies that the column names, each once, and whether a cell names none that is known.
    private(set) var decimalsOfCodes: Set<UInt8> = []
    private(set) var states = 0
    /// Words for debit or credit that are longer than a letter or two.
    private(set) var directionWords = 0
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
            if cell.count > 2 { directionWords += 1 }
        }
        if CSVStatusWord(cell) != nil { states += 1 }
        addCode(cell)
    }

    /// Counts a date; false where the cell is none.
    @discardableResult mutating func addDate(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard !cell.isEmpty, cell[0].isDigit || dates * 2 > filled || filled <= 8, let date = CSVDate(cell) else { return false }
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
        if !shape.isZero {
            if shape.isNegative { negatives += 1 } else { positives += 1 }
        }
        switch shape.side {
        case .debit: debitMarks += 1
        case .credit: creditMarks += 1
        case nil: if !shape.hasSign, !shape.isZero { unmarked += 1 }
        }
        if shape.isTimeLike { times += 1 }
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

    /// Counts the name of a currency.
    mutating func addCode(_ cell: UnsafeRawBufferPointer) {
        guard let money = CSVCurrencyCell(cell) else { return }
        codes += 1
        if case .currency(let currency) = money { decimalsOfCodes.insert(currency.decimals) }
    }

    // MARK: - What follows

    var isDate: Bool { dates > 0 && dates * 10 >= filled * 8 }
    var isFigure: Bool { figures > 0 && figures * 10 >= filled * 8 }
    var isIndicator: Bool { debits + credits > 0 && (debits + credits) * 10 >= filled * 9 }
    var isCurrency: Bool { codes > 0 && codes * 10 >= filled * 9 }

    /// Whether more rows can change nothing about the order of dates.
    var isOrderSettled: Bool { openDates == 0 || dayFirst + monthFirst + yearFirst > 0 }

    /// Whether every figure could be a time of day.
    var isTimes: Bool { times == figures }
}
