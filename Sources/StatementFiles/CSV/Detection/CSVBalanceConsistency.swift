import Models

/// Whether amounts are consistent with running balances, as written or with the signs ignored.
struct CSVBalanceConsistency {
    private var last: (amount: DecimalFigure, balance: DecimalFigure)?
    /// The number of pairs of adjacent rows that were compared.
    private(set) var links = 0
    private var isOldestFirst = true
    private var isNewestFirst = true
    private var isOldestFirstUnsigned = true
    private var isNewestFirstUnsigned = true
    private var hasChange = false

    mutating func add(amount: DecimalFigure, balance: DecimalFigure) {
        defer { last = (amount, balance) }
        guard let last else { return }
        links += 1
        let change = Self.difference(balance, last.balance)
        if !change.isZero { hasChange = true }
        // Oldest first: last balance + this amount = this balance. Newest first: this balance + last amount = last balance.
        let back = Self.difference(last.balance, balance)
        isOldestFirst = isOldestFirst && Self.isEqual(change, amount)
        isNewestFirst = isNewestFirst && Self.isEqual(back, last.amount)
        isOldestFirstUnsigned = isOldestFirstUnsigned && (Self.isEqual(change, amount) || Self.isEqual(change, amount.negated))
        isNewestFirstUnsigned = isNewestFirstUnsigned && (Self.isEqual(back, last.amount) || Self.isEqual(back, last.amount.negated))
    }

    /// Marks a row that could not be read, so that its neighbours are not compared.
    mutating func skip() { last = nil }

    /// Whether all amounts are consistent with the balances.
    var isConsistent: Bool { links > 0 && (isOldestFirst || isNewestFirst) }

    /// Whether all amounts are consistent with the balances if each may have either sign. Requires two pairs, to exclude chance.
    var isConsistentIgnoringSigns: Bool { links > 1 && hasChange && (isOldestFirstUnsigned || isNewestFirstUnsigned) }

    private static func difference(_ left: DecimalFigure, _ right: DecimalFigure) -> ExactSum {
        var sum = ExactSum()
        sum.add(left)
        sum.subtract(right)
        return sum
    }

    private static func isEqual(_ sum: ExactSum, _ number: DecimalFigure) -> Bool {
        var rest = sum
        rest.subtract(number)
        return rest.isZero
    }
}
