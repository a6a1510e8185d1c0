import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The dashboard: net worth, accounts, changes and latest transactions.
@Observable
final class HomeViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var overview: HomeOverview?

    // MARK: - Dependencies

    let context: HomeContext

    // MARK: - Initialization

    init(_ context: HomeContext) {
        self.context = context
    }

    /// Whether the household has no accounts yet.
    var isNew: Bool { overview?.accounts.isEmpty ?? false }

    /// Sentences that name the amounts missing from the net worth and its history for lack of an exchange rate.
    var missingRates: [LocalizedText] {
        [overview?.netWorth.leftOutSentence, ConvertedTotal.leftOutBeforeSentence(overview?.leftOutBefore ?? [])].compactMap(\.self)
    }

    // MARK: - Data Loading

    func load() async throws {
        overview = try await context.services.overview().fetchHome()
    }

    // MARK: - Actions

    /// Shows or hides all amounts and stores the choice.
    func toggleBalanceVisibility() async {
        await context.perform { try await context.services.members().showBalance(!context.showsBalances) }
    }
}
