/// The vertical axis of a chart: three or four round values in steps of 1, 2 or 5 times a power of ten.
struct ValueAxis: Hashable {
    /// In minor units, from the lowest to the highest. Fewer than three only next to the limits of the type.
    let values: [Int64]
    /// What is at the bottom of the plot and at its top: the amounts, or values that are further out.
    let low: Int64
    let high: Int64

    private static let counts: ClosedRange<Int128> = 3...4

    /// - Parameters:
    ///   - low: The lowest amount in minor units.
    ///   - high: The highest.
    ///   - unit: The minor units of a major unit, as which a chart of one amount reaches at least around it.
    ///   - hasZero: Whether the axis includes zero, as bars need it.
    init(low: Int64, high: Int64, unit: Int64, hasZero: Bool = false) {
        var (low, high) = (Int128(min(low, high)), Int128(max(low, high)))
        // A line that is far from zero is drawn large; one that comes near it is drawn from zero.
        if hasZero || (low > 0 && low * 3 <= high) { low = min(low, 0) }
        if hasZero || (high < 0 && high * 3 >= low) { high = max(high, 0) }
        if low == high {
            let around = max(abs(low) / 10, Int128(unit))
            (low, high) = (low == 0 ? 0 : low - around, high + around)
        }
        if high - low < 2 { high = low + 2 }
        let found = Self.range(low, high)
        let (first, last) = (found.values.lowerBound * found.step, found.values.upperBound * found.step)
        values = found.values.compactMap { Int64(exactly: $0 * found.step) }
        self.low = Int64(clamping: min(low, first))
        self.high = Int64(clamping: max(high, last))
    }

    /// The distance of an amount from the top of a plot, in parts of its height.
    func distance(_ amount: Int64, in parts: Int) -> Int { parts - Ratio.position(of: amount, from: low, to: high, in: UInt64(parts)) }

    /// The smallest step of which three or four multiples lie in a range, or just around it.
    private static func range(_ low: Int128, _ high: Int128) -> (step: Int128, values: ClosedRange<Int128>) {
        var power: Int128 = 1
        while true {
            for factor: Int128 in [1, 2, 5] {
                let step = power * factor
                let inside = (-floor(-low, step), floor(high, step))
                let around = (floor(low, step), -floor(-high, step))
                for (first, last) in [inside, around] where counts.contains(last - first + 1) { return (step, first...last) }
            }
            power *= 10
        }
    }

    private static func floor(_ value: Int128, _ step: Int128) -> Int128 {
        value >= 0 ? value / step : -((-value + step - 1) / step)
    }
}
