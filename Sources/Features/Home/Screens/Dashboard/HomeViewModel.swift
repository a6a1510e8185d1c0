import Localization
import MembersModel
import Observation
import ScreenKit
import Services

/// The dashboard: net worth, accounts, changes and latest transactions.
@Observable
final class HomeViewModel: ContextModel<HomeContext>, LoadableModel {
    private(set) var overview: HomeOverview?

    /// Whether the household has no accounts yet.
    var isNew: Bool { overview?.accounts.isEmpty ?? false }

    /// Sentences that name the amounts missing from the net worth and its history for lack of an exchange rate.
    var missingRates: [LocalizedText] {
        [overview?.netWorth.leftOutSentence, ConvertedTotal.leftOutBeforeSentence(overview?.leftOutBefore ?? [])].compactMap(\.self)
    }

    func load() async throws {
        overview = try await context.services.overview().fetchHome()
    }

    /// Shows or hides all amounts and stores the choice.
    func toggleBalanceVisibility() async {
        await context.perform { try await context.services.members().showBalance(!context.showsBalances) }
    }
}
