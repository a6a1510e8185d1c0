/// Which sign an amount is written with. The minus on screens is U+2212.
package enum SignDisplay: Hashable, Sendable {
    /// A minus below zero.
    case automatic
    /// A minus below zero and a plus above it; zero has none.
    case always
    /// None: the direction is said otherwise.
    case never
}
