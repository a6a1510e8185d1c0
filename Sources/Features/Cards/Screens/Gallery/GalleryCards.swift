import CardsModel
import Models
import Navigation
import Services

/// The ids of the sample household's cards and benefits that the gallery shows; nil where there is none.
struct GalleryCards {
    /// One that pays.
    private(set) var card: String?
    /// Of that card, one that reminds.
    private(set) var benefit: String?
    private(set) var blocked: String?
    private(set) var pending: String?
    /// What can be added.
    private(set) var product: String?

    init(_ services: DependencyContainer) async {
        let cards = (try? await services.cards().fetchWallet().cards) ?? []
        let paying = cards.first { $0.cardStatus == .active && !$0.benefits.isEmpty }
        card = paying?.id.description
        benefit = paying?.benefits.first?.id.description
        blocked = cards.first { $0.cardStatus == .blocked }?.id.description
        pending = cards.first { $0.cardStatus == .pendingActivation }?.id.description
        product = try? await services.cards().fetchCatalogue(search: "").products.first?.code
    }
}

extension CardsRoute {
    /// The same screen for the cards that there are; of those that look otherwise for another query or another card, each.
    func links(_ cards: GalleryCards) -> [Link] {
        let card = cards.card ?? ""
        let benefit = cards.benefit ?? ""
        switch self {
        case .new: return [Link(.cards(self))] + [QueryItem("product", cards.product ?? ""), QueryItem("custom", "1")].map(linked)
        case .best: return [linked(QueryItem("category", BenefitCategory.dining.rawValue))]
        case .wallet: return [Link(.cards(self)), linked(QueryItem("order", "1"))]
        case .expiring, .value, .fees: return [Link(.cards(self))]
        case .detail: return [Link(.cards(.detail(cardId: card)))]
        case .settings: return [Link(.cards(.settings(cardId: card)))]
        case .limits: return [Link(.cards(.limits(cardId: card)))]
        case .block: return [card, cards.blocked ?? ""].map { Link(.cards(.block(cardId: $0))) }
        case .activate: return [Link(.cards(.activate(cardId: cards.pending ?? "")))]
        case .newBenefit: return [Link(.cards(.newBenefit(cardId: card)))]
        case .benefitDetail: return [Link(.cards(.benefitDetail(cardId: card, benefitId: benefit)))]
        case .editBenefit: return [Link(.cards(.editBenefit(cardId: card, benefitId: benefit)))]
        }
    }

    private func linked(_ item: QueryItem) -> Link { Link(.cards(self), query: [item]) }
}
