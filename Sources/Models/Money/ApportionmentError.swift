/// Why an amount cannot be divided so.
package enum ApportionmentError: Error, Hashable, Sendable {
    /// There is nobody to divide it over.
    case noShares
    /// A weight is below zero.
    case negativeWeight(id: Int64, weight: Int64)
    /// Every weight is zero.
    case noWeight
    /// The weights add up to more than 64 bits.
    case weightsTooLarge
    /// Two shares have one id, so ties between them have no order.
    case repeatedID(Int64)
}

// MARK: - CustomStringConvertible

extension ApportionmentError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noShares: "There is nobody to share with"
        case .negativeWeight(_, let weight): "A share cannot be below zero: \(weight)"
        case .noWeight: "At least one share must be above zero"
        case .weightsTooLarge: "The shares are too large"
        case .repeatedID: "Somebody is in there twice"
        }
    }
}
