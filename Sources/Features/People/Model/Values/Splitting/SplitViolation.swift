package import Models

/// The reason for which an amount cannot be split, or its payers are invalid.
package enum SplitViolation: Error, Hashable, Sendable {
    /// No member has a part.
    case nobody
    /// A member is named twice.
    case memberTwice
    /// An exact amount or a percentage is below zero, or an adjustment larger than the part it reduces.
    case negativePart
    /// A number of shares is not within `PeopleRule.weights`.
    case weight
    /// The exact amounts, or those of the payers, add up to the first sum instead of the second.
    case exactSum(Money, of: Money)
    /// The percentages add up to this sum, in hundredths, instead of 100.00.
    case percentSum(Int64)
    /// The adjustments add up to the first sum, which is more than the second.
    case adjustments(Money, of: Money)
    /// A sum does not fit 64 bits.
    case tooLarge
}
