import CardsModel
import Observation
import ScreenKit

/// The annual fees of the cards in the wallet, the next one first.
@Observable
final class CardFeesViewModel: ContextModel<CardsContext>, LoadableModel {
    private(set) var cards: [WalletCard] = []

    func load() async throws {
        cards = try await context.services.cards().fetchWallet().cards.filter { $0.nextFeeDay != nil }
            .sorted { ($0.nextFeeDay ?? context.today, $0.id) < ($1.nextFeeDay ?? context.today, $1.id) }
    }
}
