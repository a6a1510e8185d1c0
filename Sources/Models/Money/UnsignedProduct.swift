/// A product of whole numbers of any length, which is divided without intermediate rounding.
struct UnsignedProduct {
    /// The lowest word first; no zero at the end.
    private var words: [UInt64] = [1]

    /// A product of factors.
    init(of factors: some Sequence<UInt64>) {
        for factor in factors { multiply(by: factor) }
    }

    /// The product over divisors above zero, rounded half to even; nil if it does not fit 64 bits.
    ///
    /// Dividing by one divisor after the other and dropping the remainders gives the same whole number as dividing by their product. Twice the
    /// product is divided, so that the last bit indicates whether the remainder is at least a half.
    func quotient(over divisors: some Sequence<UInt64>) -> (rounded: UInt64, isExact: Bool)? {
        var doubled = self
        doubled.multiply(by: 2)
        var hasRest = false
        for divisor in divisors where doubled.divide(by: divisor) != 0 { hasRest = true }
        let isAtLeastHalf = (doubled.words.first ?? 0) & 1 == 1
        _ = doubled.divide(by: 2)
        guard doubled.words.count <= 1 else { return nil }
        let whole = doubled.words.first ?? 0
        let isUp = isAtLeastHalf && (hasRest || whole & 1 == 1)
        let (rounded, overflow) = whole.addingReportingOverflow(isUp ? 1 : 0)
        return overflow ? nil : (rounded, !hasRest && !isAtLeastHalf)
    }

    private mutating func multiply(by factor: UInt64) {
        var carry: UInt64 = 0
        for index in words.indices {
            let (high, low) = words[index].multipliedFullWidth(by: factor)
            let (sum, overflow) = low.addingReportingOverflow(carry)
            words[index] = sum
            carry = high + (overflow ? 1 : 0)
        }
        if carry > 0 { words.append(carry) }
        while words.last == 0 { words.removeLast() }
    }

    /// - Returns: the remainder.
    private mutating func divide(by divisor: UInt64) -> UInt64 {
        var remainder: UInt64 = 0
        for index in words.indices.reversed() {
            (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
        }
        while words.last == 0 { words.removeLast() }
        return remainder
    }
}
