import CardsModel
import InsightsModel
import Models
import Observation
import ScreenKit

/// The benefits of cards that were used, against their fees.
@Observable
final class BenefitValueViewModel: ContextModel<InsightsContext>, LoadableModel {
    private(set) var report: CardValueReport?

    /// The cards with a fee or a used benefit, the lowest net value first.
    var cards: [WalletCard] {
        (report?.cards ?? []).filter { $0.value.fee.minorUnits != 0 || $0.value.redeemed.minorUnits != 0 }
            .sorted { ($0.value.net.minorUnits, $0.id) < ($1.value.net.minorUnits, $1.id) }
    }

    func load() async throws {
        let days = ReportPeriod.year.days(of: context.household, today: context.today)
        report = try await context.services.cards().fetchValue(CardValueQuery(first: days.lowerBound, last: days.upperBound))
    }
}
