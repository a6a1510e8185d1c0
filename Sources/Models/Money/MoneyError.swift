/// The reason for which an amount cannot be computed.
public enum MoneyError: Error, Hashable, Sendable {
    /// The result does not fit 64 bits of minor units.
    case overflow
    /// The two amounts are of different currencies.
    case mixedCurrencies(Currency, Currency)
}

extension MoneyError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .overflow: "The amount is too large"
        case .mixedCurrencies(let left, let right): "\(left.code) and \(right.code) cannot be added"
        }
    }
}
