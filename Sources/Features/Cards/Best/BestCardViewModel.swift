import Models
import Navigation
import Observation
import Services

/// Which card to pay with: by category or by merchant, from the benefits that are still there.
@Observable
final class BestCardViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var found: [BestCard] = []
    var merchant = ""
    /// The word of a category; empty: none.
    var category = ""
    private(set) var merchantError: String?

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any CardServiceProtocol

    // MARK: - Initialization

    init(service: any CardServiceProtocol, context: MemberContext) {
        self.service = service
        self.context = context
    }

    // MARK: - What is shown

    /// What is to be bought: a merchant says more than a category; nil: nothing was asked yet.
    var purchase: CardPurchase? {
        if !merchant.trimmed.isEmpty { return .merchant(merchant.trimmed) }
        return BenefitCategory(rawValue: category).map(CardPurchase.category)
    }

    /// What is to be bought, in words.
    var purchaseName: String {
        merchant.trimmed.isEmpty ? BenefitCategory(rawValue: category)?.name.lowercased() ?? "" : merchant.trimmed
    }

    /// The same screen for a category.
    func link(_ category: BenefitCategory) -> Link { Link(.cards(.best), query: [QueryItem("category", category.rawValue)]) }

    /// The same screen once more.
    var link: Link {
        var query: [QueryItem] = []
        if !merchant.isEmpty { query.append(QueryItem("merchant", merchant)) }
        if !category.isEmpty { query.append(QueryItem("category", category)) }
        return Link(.cards(.best), query: query)
    }

    /// The benefits of a card that the purchase would use.
    func items(of best: BestCard) -> [BenefitItem] {
        best.benefits.map { BenefitItem($0, card: best.card.id, cardName: best.card.displayName, canWrite: false) }
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        merchantError = TypedText.violation(of: &merchant)
        await refresh()
    }

    func refresh() async {
        do {
            found = if let purchase { try await service.bestCards(for: purchase) } else { [] }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
