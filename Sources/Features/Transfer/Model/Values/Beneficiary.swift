package import Models

/// A saved recipient of transfers.
package struct Beneficiary: Identified, Hashable, Sendable {
    /// Prefix of ids: `ben_…`.
    package static let idPrefix = "ben"

    package var id: ID<Beneficiary>
    package var party: PaymentParty
    /// Listed first in pickers.
    package var isFavorite: Bool
    /// Incremented with every change; an edit names the revision it is based on.
    package var revision: Int64

    package init(id: ID<Beneficiary>, party: PaymentParty, isFavorite: Bool = false, revision: Int64 = 1) {
        self.id = id
        self.party = party
        self.isFavorite = isFavorite
        self.revision = revision
    }
}
