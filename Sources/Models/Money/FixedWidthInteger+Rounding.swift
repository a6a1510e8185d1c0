extension FixedWidthInteger where Self: SignedInteger {
    /// A quotient rounded to the nearest whole number, a half to the even one; the sign does not change how far from zero it ends.
    ///
    /// - Parameter divisor: above zero.
    package func roundedHalfToEven(dividingBy divisor: Self) -> Self {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        let rest = remainder < 0 ? -remainder : remainder
        guard rest > divisor - rest || (rest == divisor - rest && quotient & 1 != 0) else { return quotient }
        return remainder < 0 ? quotient - 1 : quotient + 1
    }
}
