/// What a household lets one member order, in the household's currency.
package struct TransferLimits: Hashable, Sendable {
    /// Orders above it are confirmed by code or passphrase; nil: none is.
    package var confirmation: Money?
    /// What one member may order from one account on one day; nil: as much as is available.
    package var daily: Money?

    package init(confirmation: Money?, daily: Money?) {
        self.confirmation = confirmation
        self.daily = daily
    }

    /// What a new household begins with, in whole units of its currency.
    package static let standardConfirmation: Int64 = 1_000
    package static let standardDaily: Int64 = 10_000
}
