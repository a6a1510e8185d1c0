import HomeModel
import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The dashboard: net worth, accounts, changes and latest transactions.
@Observable
final class HomeViewModel: ContextModel<HomeContext>, LoadableModel {
    private(set) var overview: HomeOverview?
    /// The period of the net worth; empty or not one of the periods: the standard one.
    var periodText = ""

    var period: NetWorthPeriod { NetWorthPeriod(rawValue: periodText) ?? .standard }

    /// The link to another period.
    func link(_ period: NetWorthPeriod) -> Link {
        Link(.home(.dashboard), query: period == .standard ? [] : [QueryItem("period", period.rawValue)])
    }

    /// Whether the household has no accounts yet.
    var isNew: Bool { overview.map { $0.accounts.isEmpty && !$0.leavesOutAccounts } ?? false }

    /// The perspective, if it leaves out all accounts that the member may see; nil: there is something to show.
    var emptyPerspective: Perspective? {
        guard let overview, overview.leavesOutAccounts, overview.accounts.isEmpty, overview.netWorth.total.isZero else { return nil }
        return context.memberContext.whose
    }

    /// Sentences that name the amounts missing from the net worth and its history for lack of an exchange rate.
    var missingRates: [LocalizedText] {
        [overview?.netWorth.leftOutSentence, ConvertedTotal.leftOutBeforeSentence(overview?.leftOutBefore ?? [])].compactMap(\.self)
    }

    func load() async throws {
        let service = context.services.overview()
        var overview = try await service.fetchHome()
        if period != .standard { overview.show(try await service.fetchNetWorth(over: period), over: period) }
        self.overview = overview
    }

    /// Hides the first steps, for all members.
    func hideFirstSteps() async {
        await context.perform(saying: "The first steps are hidden") { try await context.services.overview().hideFirstSteps() }
    }

    /// Shows or hides all amounts and stores the choice.
    func toggleBalanceVisibility() async {
        await context.perform { try await context.services.members().showBalance(!context.showsBalances) }
    }
}
