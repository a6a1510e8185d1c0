import Models

/// Counts of the kinds of cells in one column.
struct CSVColumnStatistics {
    private(set) var filled = 0

    private(set) var dates = 0
    private(set) var unorderedDates = 0
    private(set) var dayFirst = 0
    private(set) var monthFirst = 0
    private(set) var yearFirst = 0
    private(set) var detectedOrder: DateOrder?
    /// Dates that are valid and different in both orders.
    private(set) var ambiguousDates = 0

    private(set) var amounts = 0
    /// Amounts below and above zero.
    private(set) var negatives = 0
    private(set) var positives = 0
    private(set) var withSeparator = 0
    private(set) var points = 0
    private(set) var commas = 0
    private(set) var possiblePoints = 0
    private(set) var possibleCommas = 0
    private(set) var currency: Currency?
    /// Amounts with a debit or credit word, and nonzero amounts with neither a sign nor such a word.
    private(set) var debitMarks = 0
    private(set) var creditMarks = 0
    private(set) var unsigned = 0
    private(set) var timesOfDay = 0

    /// The distinct numbers of decimals of the currencies in the column.
    private(set) var currencyDecimals: Set<UInt8> = []
    private(set) var statusWords = 0
    /// Debit or credit words of more than two letters.
    private(set) var directionWords = 0
    private(set) var debits = 0
    private(set) var credits = 0
    private(set) var currencyCells = 0
    /// The bytes of all cells.
    private(set) var length = 0
    private(set) var isConstant = true
    private var first: [UInt8] = []
    /// Cells of words, of digits or codes alone, and of IBANs.
    private(set) var words = 0
    private(set) var codes = 0
    private(set) var ibans = 0
    /// The distinct cells, at most `distinctLimit`.
    private var distinctCells: Set<UInt64> = []
    private static let distinctLimit = 64

    mutating func add(_ cell: UnsafeRawBufferPointer) {
        guard !cell.isEmpty else { return }
        filled += 1
        length += cell.count
        if filled == 1 {
            first = Array(cell.prefix(64))
        } else if isConstant {
            isConstant = cell.prefix(64).elementsEqual(first)
        }
        if distinctCells.count < Self.distinctLimit { distinctCells.insert(Self.hash(cell)) }
        if addDate(cell) { return }
        if addAmount(cell) {
            codes += 1
            return
        }
        countText(cell)
        if let indicator = CSVDebitCreditIndicator(cell) {
            if indicator == .debit { debits += 1 } else { credits += 1 }
            if cell.count > 2 { directionWords += 1 }
        }
        if CSVRowStatus(cell) != nil { statusWords += 1 }
        addCurrency(cell)
    }

    /// Counts a date.
    ///
    /// - Returns: false if the cell is not a date.
    @discardableResult mutating func addDate(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard !cell.isEmpty, cell[0].isDigit || dates * 2 > filled || filled <= 8, let date = CSVDate(cell) else { return false }
        dates += 1
        switch date {
        case .ordered(_, let order): detectedOrder = detectedOrder ?? order
        case .unordered(let first, let second, _):
            unorderedDates += 1
            if first > 31 {
                yearFirst += 1
            } else if first > 12 {
                dayFirst += 1
            } else if second > 12 {
                monthFirst += 1
            } else if first != second {
                ambiguousDates += 1
            }
        }
        return true
    }

    /// Counts an amount.
    ///
    /// - Returns: false if the cell is not an amount.
    @discardableResult mutating func addAmount(_ cell: UnsafeRawBufferPointer) -> Bool {
        guard let candidate = CSVAmountCandidate(cell) else { return false }
        guard candidate.value(decimal: UInt8(ascii: ".")) != nil || candidate.value(decimal: UInt8(ascii: ",")) != nil else { return false }
        amounts += 1
        if !candidate.isZero {
            if candidate.isNegative { negatives += 1 } else { positives += 1 }
        }
        switch candidate.indicator {
        case .debit: debitMarks += 1
        case .credit: creditMarks += 1
        case nil: if !candidate.hasSign, !candidate.isZero { unsigned += 1 }
        }
        if candidate.isTimeOfDay { timesOfDay += 1 }
        if currency == nil { currency = candidate.currency }
        switch candidate.evidence {
        case .none: return true
        case .point: points += 1
        case .comma: commas += 1
        case .possiblePoint: possiblePoints += 1
        case .possibleComma: possibleCommas += 1
        }
        withSeparator += 1
        return true
    }

    /// Counts a currency code or symbol.
    mutating func addCurrency(_ cell: UnsafeRawBufferPointer) {
        guard let money = CSVCurrencyCell(cell) else { return }
        currencyCells += 1
        if case .currency(let currency) = money { currencyDecimals.insert(currency.decimals) }
    }

    /// Counts whether a cell is text: words, a code or number, or an IBAN.
    private mutating func countText(_ cell: UnsafeRawBufferPointer) {
        switch CSVTextKind(cell) {
        case .words: words += 1
        case .code: codes += 1
        case .iban: ibans += 1
        case .mark: break
        }
    }

    private static func hash(_ cell: UnsafeRawBufferPointer) -> UInt64 {
        var hash = StableHash()
        for byte in cell { hash.combine(UInt64(byte)) }
        return hash.value
    }

    // MARK: - Results

    /// The number of distinct cells, at most 64.
    var distinct: Int { distinctCells.count }
    /// Amounts other than zero.
    var nonzero: Int { negatives + positives }
    /// Whether half of the cells are words, so that they can name a payee.
    var isText: Bool { filled > 0 && words * 2 >= filled }
    /// Whether no cell has a word: numbers, codes, IBANs or marks.
    var isCode: Bool { filled > 0 && words * 10 <= filled }
    var isIBAN: Bool { ibans > 0 && ibans * 2 >= filled }

    var isDate: Bool { dates > 0 && dates * 10 >= filled * 8 }
    var isAmount: Bool { amounts > 0 && amounts * 10 >= filled * 8 }
    var isIndicator: Bool { debits + credits > 0 && (debits + credits) * 10 >= filled * 9 }
    var isCurrency: Bool { currencyCells > 0 && currencyCells * 10 >= filled * 9 }

    /// Whether the date order is determined, so that further rows cannot change it.
    var isOrderDetermined: Bool { unorderedDates == 0 || dayFirst + monthFirst + yearFirst > 0 }

    /// Whether every amount could be a time of day.
    var isTimeOfDay: Bool { timesOfDay == amounts }
}
