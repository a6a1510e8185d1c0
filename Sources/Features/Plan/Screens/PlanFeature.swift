package import DesignSystem
package import Localization
package import Models
package import Navigation
package import PlanModel
package import ScreenKit
package import Services
import SubscriptionsModel

/// What the household plans to spend, and what it spends.
package struct PlanFeature: FeatureModule {
    package init() {}

    package func screen(_ route: PlanRoute, _ context: PlanContext) -> ScreenPair? {
        switch route {
        case .overview: ScreenPair(PlanOverviewViewModel(context)) { PlanOverviewView(model: $0) }
        case .budgets: context.forWriters { ScreenPair(BudgetAmountsViewModel(context)) { BudgetAmountsView(model: $0) } }
        case .budget(let id): ScreenPair(BudgetViewModel(context, categoryId: id)) { BudgetView(model: $0) }
        case .expected: ScreenPair(ExpectedListViewModel(context)) { ExpectedListView(model: $0) }
        case .newExpected: context.forWriters { ScreenPair(NewExpectedViewModel(context)) { NewExpectedView(model: $0) } }
        case .expectedFound: ScreenPair(ExpectedFoundViewModel(context)) { ExpectedFoundView(model: $0) }
        case .expectedDetail(let id): ScreenPair(ExpectedDetailViewModel(context, expectedId: id)) { ExpectedDetailView(model: $0) }
        case .editExpected(let id):
            context.forWriters { ScreenPair(EditExpectedViewModel(context, expectedId: id)) { EditExpectedView(model: $0) } }
        case .forecast: ScreenPair(ForecastViewModel(context)) { ForecastView(model: $0) }
        }
    }

    package func display(of item: DueItem) -> DueDisplay? {
        guard item.kind == .expected else { return nil }
        return item.direction == .incoming ? DueDisplay("Income", .arrowDownToLine) : DueDisplay("Bill", .arrowUpRight)
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case ExpectedItem.referenceKind: Link(.plan(.expectedDetail(expectedId: object.id)))
        case .budget: Link(.plan(.budget(categoryId: object.id)))
        case .forecast: Link(.plan(.forecast), query: [QueryItem("account", object.id)])
        default: nil
        }
    }

    package var section: FeatureSection? { FeatureSection(.plan, "Plan", symbol: .calendar, in: .planning) }

    package var homeSteps: [HomeStep] {
        [
            HomeStep(
                "Choose what to watch", detail: "A budget for a category, or your subscriptions", symbol: .target, Link(.plan(.budgets)),
                rank: 3
            ) { $0.parts[HomeBudgets.self] != nil || $0.parts[HomeSubscriptions.self]?.monthly.total.isZero == false }
        ]
    }

    package var homeSections: [any HomeSection] { [BudgetsHomeSection()] }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? {
        (insight as? PlanInsight)?.task(for: member)
    }

    package func backTitle(_ route: PlanRoute) -> LocalizedText? {
        switch route {
        case .overview: nil
        case .expected, .newExpected, .expectedFound, .expectedDetail, .editExpected: "Expected money"
        case .budgets, .budget: "Budgets"
        case .forecast: "Forecast"
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add expected money", .plan(.newExpected), rank: 8, words: "salary, bill, standing income"),
            .screen("Plan", .plan(.overview), words: "month, left to spend, budget"),
            .screen("Budgets", .plan(.budgets), words: "limit, spending limit, envelope, monthly budget"),
            .screen("Expected money", .plan(.expected), words: "salary, payday, bills, recurring"),
            .screen("Forecast", .plan(.forecast), words: "future balance, prediction, enough money, overdraft"),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.expected: .banknote] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.expected: "Expected", .found: "Found in transactions"] }

    package var notificationSymbols: [NotificationType: Symbol] { [.plan: .target] }

    package func gallery(_ route: PlanRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GalleryBudgets(sample.services), await GalleryExpected(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias PlanContext = ScreenContext<PlanRoute>
