/// The semantic colour of an amount; the design system defines the actual colour.
package enum AmountColor: String, CaseIterable, Hashable, Sendable {
    /// Money in: green.
    case credit
    /// Everything else: the text colour.
    case neutral
}
