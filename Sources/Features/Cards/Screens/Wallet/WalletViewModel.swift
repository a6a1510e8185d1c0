import CardsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit

/// The wallet: its cards, their remaining value, and the benefits that expire next.
@Observable
final class WalletViewModel: LoadableModel {
    private(set) var wallet: Wallet?
    /// Whether the reordering mode is active.
    var isOrdering = false

    let context: CardsContext
    private let actions: BenefitActions

    init(_ context: CardsContext) {
        self.context = context
        actions = BenefitActions(context)
    }

    var cards: [any CardDisplayable] { wallet?.cards ?? [] }

    /// The benefits that expire next.
    var next: [BenefitItem] { wallet?.next.map { BenefitItem($0, canWrite: context.canWrite) } ?? [] }

    /// The last day on which a benefit can be used, above the first one of each day; nil: it is under the heading before it.
    func heading(of item: BenefitItem) -> LocalizedText? {
        guard let index = next.firstIndex(where: { $0.id == item.id }) else { return nil }
        let remaining = item.benefit.daysRemaining
        if index > 0, next[index - 1].benefit.daysRemaining == remaining { return nil }
        return remaining == .max ? "Use any time" : "Use by \(context.today.adding(days: remaining))"
    }

    /// The open questions; empty for a viewer.
    var questions: [BenefitQuestion] { context.canWrite ? wallet?.questions ?? [] : [] }

    /// The remaining value of all cards in the currency with the most of it; nil if there is none.
    var available: Money? { wallet?.available.first }

    /// The remaining value in the other currencies.
    var otherAvailable: [Money] { Array(wallet?.available.dropFirst() ?? []) }

    /// The remaining value that expires within a week.
    var expiring: [Money] { wallet?.expiring.filter { !$0.isZero } ?? [] }

    /// The link to this screen with the reordering mode on or off.
    func link(ordering: Bool) -> Link { Link(.cards(.wallet), query: ordering ? [QueryItem("order", "1")] : []) }

    func load() async throws {
        wallet = try await context.services.cards().fetchWallet()
    }

    func use(_ item: BenefitItem) async { await actions.use(item) }

    func answer(_ question: BenefitQuestion, with choice: BenefitListing?) async { await actions.answer(question, with: choice) }

    /// Moves a card by one place.
    ///
    /// - Parameter places: −1 moves the card towards the front, 1 towards the back.
    func move(_ card: ID<Card>, by places: Int) async {
        var order = cards.map(\.id)
        guard let index = order.firstIndex(of: card), order.indices.contains(index + places) else { return }
        order.swapAt(index, index + places)
        await context.perform { try await context.services.cards().orderCards(order) }
    }
}
