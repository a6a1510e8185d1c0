import DesignSystem
package import Localization
package import Navigation
package import ScreenKit

/// What the household plans to spend, and what it spends.
package struct PlanFeature: FeatureModule {
    package init() {}

    package func screen(_ route: PlanRoute, _ context: PlanContext) -> ScreenPair? {
        switch route {
        case .overview: ScreenPair(PlanOverviewViewModel(context)) { PlanOverviewView(model: $0) }
        case .budgets: context.forWriters { ScreenPair(BudgetAmountsViewModel(context)) { BudgetAmountsView(model: $0) } }
        case .budget(let id): ScreenPair(BudgetViewModel(context, categoryId: id)) { BudgetView(model: $0) }
        }
    }

    package var section: FeatureSection? { FeatureSection(.plan, "Plan", symbol: .calendar) }

    package func backTitle(_ route: PlanRoute) -> LocalizedText? {
        switch route {
        case .overview: nil
        case .budgets, .budget: "Budgets"
        }
    }

    package func gallery(_ route: PlanRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GalleryBudgets(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias PlanContext = ScreenContext<PlanRoute>
