package import Models

/// The data of transfer forms, from one snapshot.
package struct TransferForm: Hashable, Sendable {
    /// Own accounts that are not archived, with their available balances, the default one first.
    package var accounts: [AccountSummary]
    /// Favourites first, then by name.
    package var beneficiaries: [Beneficiary]
    /// Categories that are not archived.
    package var categories: [Category]
    var limits: TransferLimits

    package init(accounts: [AccountSummary], beneficiaries: [Beneficiary], categories: [Category], limits: TransferLimits) {
        self.accounts = accounts
        self.beneficiaries = beneficiaries
        self.categories = categories
        self.limits = limits
    }
}
