import Models

/// Whether amounts lead from one running balance to the next, as they are or with another sign.
struct CSVBalanceProof {
    private var last: (amount: DecimalFigure, balance: DecimalFigure)?
    /// Pairs of neighbouring rows that were compared.
    private(set) var links = 0
    private var isOldestFirst = true
    private var isNewestFirst = true
    private var isOldestFirstUnsigned = true
    private var isNewestFirstUnsigned = true
    private var hasMoved = false

    mutating func add(amount: DecimalFigure, balance: DecimalFigure) {
        defer { last = (amount, balance) }
        guard let last else { return }
        links += 1
        let change = Self.difference(balance, last.balance)
        if !change.isZero { hasMoved = true }
        // Oldest first: this row's amount made this balance. Newest first: the row above made its own out of this one.
        let back = Self.difference(last.balance, balance)
        isOldestFirst = isOldestFirst && Self.isEqual(change, amount)
        isNewestFirst = isNewestFirst && Self.isEqual(back, last.amount)
        isOldestFirstUnsigned = isOldestFirstUnsigned && (Self.isEqual(change, amount) || Self.isEqual(change, amount.negated))
        isNewestFirstUnsigned = isNewestFirstUnsigned && (Self.isEqual(back, last.amount) || Self.isEqual(back, last.amount.negated))
    }

    /// A row that could not be read lies between two balances.
    mutating func skip() { last = nil }

    /// Every amount leads to its balance.
    var isProved: Bool { links > 0 && (isOldestFirst || isNewestFirst) }

    /// Every amount leads to its balance with one sign or the other, in at least two rows, so that it is no chance.
    var isProvedWithoutSigns: Bool { links > 1 && hasMoved && (isOldestFirstUnsigned || isNewestFirstUnsigned) }

    private static func difference(_ left: DecimalFigure, _ right: DecimalFigure) -> FigureSum {
        var sum = FigureSum()
        sum.add(left)
        sum.subtract(right)
        return sum
    }

    private static func isEqual(_ sum: FigureSum, _ figure: DecimalFigure) -> Bool {
        var rest = sum
        rest.subtract(figure)
        return rest.isZero
    }
}
