import Models

/// Limits of people and groups. Forms and services share them.
package enum PeopleRule {
    /// The members of a group.
    package static let members = 2...100
    /// The number of characters of a title.
    package static let title = TextLimit.payee
    /// Weights of shares, in hundredths.
    package static let weights: ClosedRange<Int64> = 0...1_000_000
}
