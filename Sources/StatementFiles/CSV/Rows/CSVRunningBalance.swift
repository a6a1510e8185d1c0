import Models

/// Checks a balance column against the amounts, and derives from it whether the oldest or the newest row comes first.
struct CSVRunningBalance {
    /// The number of row pairs at the start that are checked; all of them must be consistent.
    private static let checkedLinks = 49

    private var first: StatementBalance?
    private var last: StatementBalance?
    private var firstAmount: DecimalFigure?
    private var lastAmount: DecimalFigure?
    private var isBroken = false
    private var links = 0
    private var isOldestFirst = true
    private var isNewestFirst = true

    mutating func add(day: Day, amount: DecimalFigure, balance: DecimalFigure) {
        if !isBroken, let last, let lastAmount, links < Self.checkedLinks {
            links += 1
            if isOldestFirst { isOldestFirst = Self.isSum(balance, of: last.amount, and: amount) }
            if isNewestFirst { isNewestFirst = Self.isSum(last.amount, of: balance, and: lastAmount) }
        }
        isBroken = false
        let row = StatementBalance(amount: balance, day: day)
        if first == nil {
            first = row
            firstAmount = amount
        }
        last = row
        lastAmount = amount
    }

    /// Marks a row that could not be read or has no balance, so that its neighbours are not compared.
    mutating func skip() { isBroken = true }

    /// The balance after the newest row; nil if there is none or the balances are inconsistent with the amounts.
    var closing: StatementBalance? {
        guard let first, let last, isOldestFirst || isNewestFirst else { return nil }
        if isOldestFirst, isNewestFirst { return first.day > last.day ? first : last }
        return isOldestFirst ? last : first
    }

    /// The balance before the oldest row; nil if there is no closing balance.
    var opening: StatementBalance? {
        guard let closing else { return nil }
        let isNewestFirst = closing == first && (closing != last || !isOldestFirst)
        guard let oldest = isNewestFirst ? last : first, let amount = isNewestFirst ? lastAmount : firstAmount else { return nil }
        var sum = ExactSum()
        sum.add(oldest.amount)
        sum.subtract(amount)
        return sum.value.map { StatementBalance(amount: $0, day: oldest.day) }
    }

    /// Whether the balances are inconsistent with the amounts.
    var isContradictory: Bool { first != nil && !isOldestFirst && !isNewestFirst }

    private static func isSum(_ sum: DecimalFigure, of left: DecimalFigure, and right: DecimalFigure) -> Bool {
        let scale = max(sum.scale, left.scale, right.scale)
        guard let sum = aligned(sum, scale), let left = aligned(left, scale), let right = aligned(right, scale) else { return false }
        let (total, overflow) = left.addingReportingOverflow(right)
        return !overflow && total == sum
    }

    private static func aligned(_ number: DecimalFigure, _ scale: UInt8) -> Int64? {
        var mantissa = number.mantissa
        for _ in number.scale..<scale {
            let (next, overflow) = mantissa.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            mantissa = next
        }
        return mantissa
    }
}
