import DesignSystem
package import InsightsModel
package import Localization
import Models
package import Navigation
package import ScreenKit

/// Where the household's money comes from, where it goes, and what there is.
package struct InsightsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: InsightsRoute, _ context: InsightsContext) -> ScreenPair? {
        switch route {
        case .overview: ScreenPair(InsightsOverviewViewModel(context)) { InsightsOverviewView(model: $0) }
        case .spending: ScreenPair(ReportViewModel(context, .spending)) { ReportView(model: $0) }
        case .income: ScreenPair(ReportViewModel(context, .income)) { ReportView(model: $0) }
        case .cashFlow: ScreenPair(CashFlowViewModel(context)) { CashFlowView(model: $0) }
        case .netWorth: ScreenPair(NetWorthViewModel(context)) { NetWorthView(model: $0) }
        case .changes: ScreenPair(ChangesViewModel(context)) { ChangesView(model: $0) }
        case .years: ScreenPair(YearsViewModel(context)) { YearsView(model: $0) }
        case .budgets: ScreenPair(BudgetYearViewModel(context)) { BudgetYearView(model: $0) }
        case .subscriptions: ScreenPair(SubscriptionCostViewModel(context)) { SubscriptionCostView(model: $0) }
        case .benefits: ScreenPair(BenefitValueViewModel(context)) { BenefitValueView(model: $0) }
        }
    }

    /// `insights/KIND?to=csv|svg&…`: the figures or a chart of a screen, with the screen's query.
    package func fileWriter(_ path: Substring, query: [QueryItem]) -> FileWriter? {
        guard path.hasPrefix("insights/") else { return nil }
        let kind = String(path.dropFirst(9))
        return { try await InsightsFile.make(kind, query: query, services: $0) }
    }

    package var section: FeatureSection? {
        FeatureSection(.insights, "Insights", symbol: .chartLineUptrendXyaxis, in: .reports)
    }

    package func backTitle(_ route: InsightsRoute) -> LocalizedText? { route == .overview ? nil : route.title }

    package var searchTargets: [SearchTarget] {
        [
            .screen("Insights", .insights(.overview), words: "report, statistics, charts, analysis"),
            .screen("Spending", .insights(.spending), words: "expenses, costs, where did the money go, report"),
            .screen("Income", .insights(.income), words: "earnings, salary, revenue"),
            .screen("Cash flow", .insights(.cashFlow), words: "in and out, surplus, saved per month"),
            .screen("Net worth", .insights(.netWorth), words: "assets, debts, wealth, total"),
            .screen("What changed", .insights(.changes)),
            .screen("Year on year", .insights(.years)),
            .screen("Budget and year", .insights(.budgets)),
            .screen("Benefits and fees", .insights(.benefits)),
        ]
    }

    package func gallery(_ route: InsightsRoute, _ sample: GallerySample) async -> [Link] {
        let further: [[QueryItem]] =
            switch route {
            case .spending:
                [
                    [QueryItem("by", "payee"), QueryItem("period", "12-months")],
                    [QueryItem("by", "month"), QueryItem("period", "12-months"), QueryItem("compare", "year")],
                ]
            case .netWorth: [[QueryItem("period", "all")]]
            default: []
            }
        return ([[]] + further).map { Link(.insights(route), query: $0) }
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias InsightsContext = ScreenContext<InsightsRoute>

extension InsightsRoute {
    /// The period of the report without a choice.
    var standardPeriod: ReportPeriod { self == .cashFlow || self == .netWorth ? .twelveMonths : .month }

    /// The title of the screen.
    var title: LocalizedText {
        switch self {
        case .overview: "Insights"
        case .spending: "Spending"
        case .income: "Income"
        case .cashFlow: "Cash flow"
        case .netWorth: "Net worth"
        case .changes: "What changed"
        case .years: "Year on year"
        case .budgets: "Budget and year"
        case .subscriptions: "Subscriptions"
        case .benefits: "Benefits and fees"
        }
    }
}
