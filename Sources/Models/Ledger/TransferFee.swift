/// The fee of a transfer between own accounts: what left one and did not arrive in the other.
package enum TransferFee {
    /// A fee is at most this part of what left.
    private static let largestPart: UInt64 = 5

    /// The fee, 0 if all of it arrived.
    ///
    /// - Parameters:
    ///   - left: what left one account, above 0.
    ///   - arrived: what arrived in the other, above 0, in the same currency.
    /// - Returns: nil if more arrived than left, if over a fifth is missing, which is no fee, or in different currencies.
    package static func fee(left: Money, arrived: Money) -> Money? {
        guard let fee = try? left - arrived, fee.minorUnits >= 0, fee.minorUnits.magnitude <= left.minorUnits.magnitude / largestPart else {
            return nil
        }
        return fee
    }
}
