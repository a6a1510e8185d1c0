extension FixedWidthInteger where Self: SignedInteger {
    /// The quotient rounded to the nearest integer, half to even; symmetric for negative numbers.
    ///
    /// - Parameter divisor: above zero.
    package func roundedHalfToEven(dividingBy divisor: Self) -> Self {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        let rest = remainder < 0 ? -remainder : remainder
        guard rest > divisor - rest || (rest == divisor - rest && quotient & 1 != 0) else { return quotient }
        return remainder < 0 ? quotient - 1 : quotient + 1
    }
}
