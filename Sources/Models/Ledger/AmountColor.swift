/// What the colour of an amount means; which colour that is, the design decides.
package enum AmountColor: String, CaseIterable, Hashable, Sendable {
    /// Money in: green.
    case credit
    /// Everything else: the colour of text.
    case neutral
}
