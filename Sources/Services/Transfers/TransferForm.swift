package import Models

/// What the forms of orders offer, from one snapshot.
package struct TransferForm: Hashable, Sendable {
    /// Own accounts with what they can pay, the default one first; no archived ones.
    package var accounts: [AccountSummary]
    /// Favourites first, then by name.
    package var beneficiaries: [Beneficiary]
    /// No archived ones.
    package var categories: [Category]
    package var limits: TransferLimits

    package init(accounts: [AccountSummary], beneficiaries: [Beneficiary], categories: [Category], limits: TransferLimits) {
        self.accounts = accounts
        self.beneficiaries = beneficiaries
        self.categories = categories
        self.limits = limits
    }
}
