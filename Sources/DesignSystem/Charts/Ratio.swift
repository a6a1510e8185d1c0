/// Integer ratios without floating point and without overflow.
enum Ratio {
    /// `value / total` in `parts`, rounded to the nearest, from 0 to `parts`; 0 if `total` is 0.
    static func parts(_ value: UInt64, of total: UInt64, in parts: UInt64 = 1_000) -> Int {
        guard total > 0 else { return 0 }
        let (high, low) = min(value, total).multipliedFullWidth(by: parts)
        let (quotient, remainder) = total.dividingFullWidth((high, low))
        return Int(clamping: quotient + (remainder >= total - remainder ? 1 : 0))
    }

    /// `value / total`, rounded to the nearest. `total` is above zero.
    static func rounded(_ value: UInt64, over total: UInt64) -> UInt64 {
        let (quotient, remainder) = value.quotientAndRemainder(dividingBy: total)
        return quotient + (remainder >= total - remainder ? 1 : 0)
    }

    /// The position of `value` between `low` and `high`; the middle if they are equal.
    static func position(of value: Int64, from low: Int64, to high: Int64, in parts: UInt64 = 1_000) -> Int {
        guard high > low else { return Int(clamping: parts / 2) }
        let value = min(max(value, low), high)
        return Self.parts(distance(low, value), of: distance(low, high), in: parts)
    }

    /// `high - low`, also if the difference exceeds `Int64`.
    private static func distance(_ low: Int64, _ high: Int64) -> UInt64 {
        UInt64(bitPattern: high &- low)
    }
}
