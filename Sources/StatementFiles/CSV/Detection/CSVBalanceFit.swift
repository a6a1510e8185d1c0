import Models

/// The number of balances of a file that its amounts explain.
///
/// A balance is explained if it is another row's balance plus the row's amount. Rows may be in either order, and rows of one day in any. The
/// balance of a card may be the debt, which grows with spending; then the amounts explain it with the opposite sign. Where a bank states the
/// balance at the end of a day only, the amounts of the rows without one count with the next one's.
struct CSVBalanceFit: Hashable {
    /// One booked row.
    struct Row: Hashable {
        var day: Day
        var amount: DecimalFigure
        /// Nil if the row has none.
        var balance: DecimalFigure?
    }

    /// The number of balances that can be compared: all but the first.
    private(set) var links = 0
    /// The balances that the amounts explain as written.
    private(set) var asWritten = 0
    /// The balances that the amounts explain with the opposite sign.
    private(set) var negated = 0

    /// - Parameters:
    ///   - rows: in file order; nil for a row that was not read, whose neighbours are not compared with each other.
    ///   - areDaysOrdered: whether the days are certain, so that a balance is explained by an earlier one only.
    ///   - isBefore: whether the balances are those before the rows. In reverse order these explain the opposite sign, so the order of days has to be
    ///     known.
    init(_ rows: [Row?], areDaysOrdered: Bool, isBefore: Bool = false) {
        let known = rows.compactMap { $0 }
        guard known.count > 1 else { return }
        let scale = known.reduce(0) { max($0, $1.amount.scale, $1.balance?.scale ?? 0) }
        let figures = Self.figures(known, scale)
        guard figures.count > 1 else { return }
        // A column with one value is no running balance.
        guard figures.contains(where: { $0.balance != figures[0].balance }) else { return }
        links = figures.count - 1
        // Different amounts in five rows or more cannot fit by chance, whatever order the rows are in.
        let isCertain = !isBefore && figures.count > 4 && figures.contains { $0.amount != figures[0].amount }
        let direction = areDaysOrdered && !isCertain ? Self.direction(figures) : .unknown
        guard !isBefore || direction != .unknown else { return }
        asWritten = Self.explained(figures, sign: 1, direction)
        negated = Self.explained(figures, sign: -1, direction)
    }

    /// Adds the balances of another account.
    mutating func add(_ other: CSVBalanceFit) {
        links += other.links
        asWritten += other.asWritten
        negated += other.negated
    }

    /// Whether the amounts explain four of five balances, or the only one.
    var isExplained: Bool { links > 0 && asWritten * 5 >= links * 4 }
    /// Whether the amounts explain every balance.
    var isComplete: Bool { links > 0 && asWritten == links }
    /// Whether the amounts explain the balances as debts.
    var isExplainedAsDebt: Bool { links > 0 && negated * 5 >= links * 4 }
    /// Whether most balances do not follow from the amounts with either sign.
    var isContradicted: Bool { links > 1 && max(asWritten, negated) * 2 < links }

    // MARK: - Private

    /// A balance with the amounts that lead to it.
    private struct Figures {
        var day: Day
        /// The row's own amount.
        var amount: Int128
        var balance: Int128
        /// The amounts since the balance above, where rows are in the order of time.
        var sinceAbove: Int128
        /// The amounts since the balance below, where rows are in the opposite order.
        var sinceBelow: Int128
        /// Whether rows without a balance are beside it.
        var isOfSeveral = false
    }

    private static func figures(_ rows: [Row], _ scale: UInt8) -> [Figures] {
        var figures: [Figures] = []
        var waiting: Int128 = 0
        for row in rows {
            let amount = scaled(row.amount, scale)
            guard let balance = row.balance else {
                waiting += amount
                if !figures.isEmpty {
                    figures[figures.count - 1].sinceBelow += amount
                    figures[figures.count - 1].isOfSeveral = true
                }
                continue
            }
            figures.append(
                Figures(
                    day: row.day, amount: amount, balance: scaled(balance, scale), sinceAbove: waiting + amount, sinceBelow: amount,
                    isOfSeveral: waiting != 0))
            waiting = 0
        }
        return figures
    }

    private enum Direction { case oldestFirst, newestFirst, unknown }

    private static func direction(_ rows: [Figures]) -> Direction {
        guard let first = rows.first, let last = rows.last, first.day != last.day else { return .unknown }
        return first.day < last.day ? .oldestFirst : .newestFirst
    }

    private static func explained(_ rows: [Figures], sign: Int128, _ direction: Direction) -> Int {
        let oldest =
            direction == .newestFirst ? 0 : (1..<rows.count).count { rows[$0].balance - rows[$0 - 1].balance == sign * rows[$0].sinceAbove }
        let newest =
            direction == .oldestFirst
            ? 0 : (1..<rows.count).count { rows[$0 - 1].balance - rows[$0].balance == sign * rows[$0 - 1].sinceBelow }
        let best = max(oldest, newest)
        guard best < rows.count - 1, rows.count > 3, !rows.contains(where: \.isOfSeveral) else { return best }
        return max(best, unordered(rows, sign: sign, isOrdered: direction != .unknown))
    }

    /// The number of rows whose preceding balance is the balance after another row of the same or an earlier day, less one, because the oldest row
    /// has none.
    private static func unordered(_ rows: [Figures], sign: Int128, isOrdered: Bool) -> Int {
        var balances: [Int128: Day] = [:]
        for row in rows { balances[row.balance] = min(balances[row.balance] ?? row.day, row.day) }
        let found = rows.count { row in
            guard row.amount != 0, let day = balances[row.balance - sign * row.amount] else { return false }
            return !isOrdered || day <= row.day
        }
        return min(found, rows.count - 1)
    }

    private static func scaled(_ number: DecimalFigure, _ scale: UInt8) -> Int128 {
        var value = Int128(number.mantissa)
        for _ in number.scale..<scale { value *= 10 }
        return value
    }
}

extension CSVBalanceFit {
    /// The fit of the amounts with the opposite sign.
    var turned: CSVBalanceFit {
        var turned = self
        (turned.asWritten, turned.negated) = (negated, asWritten)
        return turned
    }
}

/// Whether amounts explain balances if each may have either sign, so that the file does not indicate which are debits.
struct CSVUnsignedBalances {
    let areConsistent: Bool

    /// - Parameter rows: in file order; nil for a row without amount or balance.
    init(_ rows: [CSVBalanceFit.Row?]) {
        var (oldest, newest, links) = (true, true, 0)
        var last: CSVBalanceFit.Row?
        for row in rows {
            defer { last = row }
            guard let row, let last, let balance = row.balance, let before = last.balance else { continue }
            links += 1
            let change = Self.difference(balance, before)
            oldest = oldest && (change == Self.sum(row.amount) || change == Self.sum(row.amount.negated))
            newest = newest && (change == Self.sum(last.amount) || change == Self.sum(last.amount.negated))
        }
        // Two pairs of rows exclude chance.
        areConsistent = links > 1 && (oldest || newest)
    }

    private static func difference(_ left: DecimalFigure, _ right: DecimalFigure) -> DecimalFigure? {
        var sum = ExactSum()
        sum.add(left)
        sum.subtract(right)
        return sum.value?.normalized
    }

    private static func sum(_ number: DecimalFigure) -> DecimalFigure? { number.normalized }
}

extension DecimalFigure {
    /// The same number without trailing zeros, so that 12.50 and 12.5 are equal.
    var normalized: DecimalFigure {
        var (mantissa, scale) = (mantissa, scale)
        while scale > 0, mantissa % 10 == 0 { (mantissa, scale) = (mantissa / 10, scale - 1) }
        return DecimalFigure(mantissa: mantissa, scale: scale)
    }
}
