package import CardsModel
package import CommandKit
import Localization
import Models

extension Lookup {
    /// A card of the wallet by its id, else by its name, ignoring case and accents.
    ///
    /// - Throws: `CommandFailure.notFound`, `.usage` if several have the name.
    package func card(_ name: String) async throws -> WalletCard {
        if let id = ID<Card>(name) { return try await finding("card", name) { try await household.cards().fetchCard(id: id).card } }
        let cards = try await household.cards().fetchWallet().cards
        return try cards.filter { card in
            [card.displayName, card.card.facts.name, "\(card.issuerName) \(card.card.facts.name)"].contains { $0.folded == name.folded }
        }.only("card", name, orSaying: "Several cards are named \(name); use the id")
    }

    package func card(_ name: String?) async throws -> WalletCard? {
        if let name { try await card(name) } else { nil }
    }

    func benefit(_ id: ID<Benefit>) async throws -> BenefitDetails {
        try await finding("benefit", id.description) { try await household.benefits().fetchBenefit(id: id) }
    }
}
