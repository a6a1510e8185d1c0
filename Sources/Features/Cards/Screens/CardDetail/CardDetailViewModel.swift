import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// One card: its remaining benefits, its value compared to its fee, and the actions on it.
@Observable
final class CardDetailViewModel: LoadableModel {
    private(set) var details: CardDetails?

    let cardId: String

    let context: CardsContext
    private let actions: BenefitActions

    init(_ context: CardsContext, cardId: String) {
        self.context = context
        self.cardId = cardId
        actions = BenefitActions(context)
    }

    var card: (any CardDisplayable)? { details?.card }

    var nextFeeDay: Day? { details?.card.nextFeeDay }

    var isProductMissing: Bool { details?.card.isProductMissing ?? false }

    var isRemoved: Bool { details?.card.card.isRemoved ?? false }

    var blockReason: CardBlockReason? { details?.card.card.blockReason }

    /// The day on which the card was opened; nil if it was not entered.
    var opened: Day? { details?.card.card.opened }

    var limits: CardLimits { details?.card.card.limits ?? CardLimits() }

    /// The open questions; empty for a viewer.
    var questions: [BenefitQuestion] { context.canWrite ? details?.questions ?? [] : [] }

    /// The available benefits, those that expire first at the top.
    var available: [BenefitItem] { items { $0.benefit.mode != .ignore && $0.displayStatus == .available } }

    /// The benefits that are used up or unavailable in the current cycle.
    var done: [BenefitItem] { items { $0.benefit.mode != .ignore && $0.displayStatus != .available } }

    /// The ignored benefits.
    var ignored: [BenefitItem] { items { $0.benefit.mode == .ignore } }

    var hasBenefits: Bool { !(details?.card.benefits.isEmpty ?? true) }

    /// The path to open after an undo: the wallet.
    var pathAfterUndo: String? { CardsRoute.wallet.path.absolute }

    func load() async throws {
        guard let id = ID<Card>(cardId) else { throw ServiceError.notFound }
        details = try await context.services.cards().fetchCard(id: id)
    }

    func use(_ item: BenefitItem) async { await actions.use(item) }

    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async { await actions.answer(question, with: choice) }

    /// Unblocks the card.
    func unblock() async {
        guard let card = details?.card.card else { return }
        await context.perform {
            _ = try await context.services.cards().apply(.unblock, id: card.id, replacement: nil)
            context.notify(Notice("The card is active again"))
        }
    }

    private func items(_ isWanted: (WalletBenefit) -> Bool) -> [BenefitItem] {
        guard let card = details?.card else { return [] }
        return card.benefits.filter(isWanted).map {
            BenefitItem($0, card: card.id, cardName: card.displayName, canWrite: context.canWrite && card.cardStatus.hasBenefits)
        }
    }
}
