/// The fee of a transfer between own accounts: the debited amount less the credited one.
package enum TransferFee {
    /// The divisor of the debited amount for the largest fee.
    private static let largestPart: UInt64 = 5

    /// The fee; 0 if the amounts are equal.
    ///
    /// - Parameters:
    ///   - left: the debited amount, above 0.
    ///   - arrived: the credited amount, above 0, in the same currency.
    /// - Returns: nil if the credited amount is larger, if the difference is more than a fifth, which is no fee, or in different currencies.
    package static func fee(left: Money, arrived: Money) -> Money? {
        guard let fee = try? left - arrived, fee.minorUnits >= 0, fee.minorUnits.magnitude <= left.minorUnits.magnitude / largestPart else {
            return nil
        }
        return fee
    }
}
