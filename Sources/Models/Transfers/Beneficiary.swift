/// Somebody whom the household pays, kept for the next time.
package struct Beneficiary: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `ben_…`.
    package static let idPrefix = "ben"

    package var id: ID<Beneficiary>
    package var party: PaymentParty
    /// Stands first where somebody is chosen.
    package var isFavorite: Bool
    /// Counts its changes; who changes it names the one that was seen.
    package var revision: Int64

    package init(id: ID<Beneficiary>, party: PaymentParty, isFavorite: Bool = false, revision: Int64 = 1) {
        self.id = id
        self.party = party
        self.isFavorite = isFavorite
        self.revision = revision
    }
}
