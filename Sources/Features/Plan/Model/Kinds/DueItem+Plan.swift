import Models
package import Services

extension DueItem.Kind {
    /// Recurring expected income or a bill.
    package static let expected = Self("expected")
}
