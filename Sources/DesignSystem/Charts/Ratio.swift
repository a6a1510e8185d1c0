/// Where a whole number lies between two others, in whole parts, without floating point and without overflow.
enum Ratio {

    /// `value / total` in `parts`, rounded to the nearest, from 0 to `parts`; 0 where there is no total.
    static func parts(_ value: UInt64, of total: UInt64, in parts: UInt64 = 1_000) -> Int {
        guard total > 0 else { return 0 }
        let (high, low) = min(value, total).multipliedFullWidth(by: parts)
        let (quotient, remainder) = total.dividingFullWidth((high, low))
        return Int(clamping: quotient + (remainder >= total - remainder ? 1 : 0))
    }

    /// How far `value` lies from `low` towards `high`; the middle where they are the same.
    static func position(of value: Int64, from low: Int64, to high: Int64, in parts: UInt64 = 1_000) -> Int {
        guard high > low else { return Int(clamping: parts / 2) }
        let value = min(max(value, low), high)
        return Self.parts(distance(low, value), of: distance(low, high), in: parts)
    }

    /// `high - low` as it fits, also where the difference is more than an `Int64` holds.
    private static func distance(_ low: Int64, _ high: Int64) -> UInt64 {
        UInt64(bitPattern: high &- low)
    }
}
