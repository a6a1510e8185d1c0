package import Models

/// Transfer limits of each member, in the household's currency.
package struct TransferLimits: Hashable, Sendable {
    /// Transfers above this amount require a code or passphrase; nil for never.
    package var confirmation: Money?
    /// Maximum total per member, account and day; nil for no limit but the available balance.
    package var daily: Money?

    package init(confirmation: Money?, daily: Money?) {
        self.confirmation = confirmation
        self.daily = daily
    }

    /// Defaults of a new household, in major units of its currency.
    package static let standardConfirmation: Int64 = 1_000
    package static let standardDaily: Int64 = 10_000
}
