/// Why an amount cannot be divided.
package enum ApportionmentError: Error, Hashable, Sendable {
    /// There are no shares.
    case noShares
    /// A weight is negative.
    case negativeWeight(id: Int64, weight: Int64)
    /// All weights are zero.
    case noWeight
    /// The sum of the weights exceeds 64 bits.
    case weightsTooLarge
    /// Two shares have the same id, so ties between them cannot be broken.
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
