import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit

/// Suggests a card for a purchase, by category or merchant, from the available benefits.
@Observable
final class BestCardViewModel: ContextModel<CardsContext>, LoadableModel {
    private(set) var found: [BestCard] = []
    var merchant = ""
    /// The raw value of a category; empty if none is selected.
    var category = ""
    private(set) var merchantError: LocalizedText?

    /// The purchase; nil if nothing was entered. A merchant takes precedence over a category.
    var purchase: CardPurchase? {
        if !merchant.trimmed.isEmpty { return .merchant(merchant.trimmed) }
        return BenefitCategory(rawValue: category).map(CardPurchase.category)
    }

    /// The purchase in words.
    var purchaseName: LocalizedText {
        merchant.trimmed.isEmpty ? BenefitCategory(rawValue: category)?.displayName ?? .verbatim("") : .verbatim(merchant.trimmed)
    }

    /// The link to this screen for a category.
    func link(_ category: BenefitCategory) -> Link { Link(.cards(.best), query: [QueryItem("category", category.rawValue)]) }

    /// The link to this screen with the current values.
    var link: Link {
        var query: [QueryItem] = []
        if !merchant.isEmpty { query.append(QueryItem("merchant", merchant)) }
        if !category.isEmpty { query.append(QueryItem("category", category)) }
        return Link(.cards(.best), query: query)
    }

    /// Returns the benefits of a card that the purchase would use.
    func items(of best: BestCard) -> [BenefitItem] {
        best.benefits.map { BenefitItem($0, card: best.card.id, cardName: best.card.displayName, canWrite: false) }
    }

    func load() async throws {
        if !isRefreshing { merchantError = TypedText.violation(of: &merchant) }
        found = if let purchase { try await context.services.cards().bestCards(for: purchase) } else { [] }
    }
}
