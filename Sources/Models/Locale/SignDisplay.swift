/// The display of the sign of an amount. The minus is U+2212.
package enum SignDisplay: Hashable, Sendable {
    /// A minus below zero.
    case automatic
    /// A minus below zero and a plus above it; no sign for zero.
    case always
    /// No sign; the direction is shown in another way.
    case never
}
