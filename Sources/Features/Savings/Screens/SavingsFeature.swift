package import DesignSystem
package import Localization
package import Models
package import Navigation
package import SavingsModel
package import ScreenKit
package import Services

/// Savings accounts and goals.
package struct SavingsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: SavingsRoute, _ context: SavingsContext) -> ScreenPair? {
        switch route {
        case .dashboard: ScreenPair(SavingsDashboardViewModel(context)) { SavingsDashboardView(model: $0) }
        case .accounts: ScreenPair(SavingsAccountListViewModel(context)) { SavingsAccountListView(model: $0) }
        case .new: context.forWriters { ScreenPair(AddSavingsAccountViewModel(context)) { AddSavingsAccountView(model: $0) } }
        case .detail(let id): ScreenPair(SavingsAccountDetailViewModel(context, accountId: id)) { SavingsAccountDetailView(model: $0) }
        case .edit(let id):
            context.forWriters { ScreenPair(EditSavingsAccountViewModel(context, accountId: id)) { EditSavingsAccountView(model: $0) } }
        case .goals: ScreenPair(GoalsViewModel(context)) { GoalsView(model: $0) }
        case .newGoal: context.forWriters { ScreenPair(NewGoalViewModel(context)) { NewGoalView(model: $0) } }
        case .goalDetail(let id): ScreenPair(GoalDetailViewModel(context, goalId: id)) { GoalDetailView(model: $0) }
        case .editGoal(let id): context.forWriters { ScreenPair(EditGoalViewModel(context, goalId: id)) { EditGoalView(model: $0) } }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case .savings: Link(.savings(.detail(accountId: object.id)))
        case SavingsGoal.referenceKind: Link(.savings(.goalDetail(goalId: object.id)))
        default: nil
        }
    }

    package var section: FeatureSection? {
        FeatureSection(.savings, "Savings", symbol: .leaf, in: .planning, rank: 2)
    }

    package var homeSections: [any HomeSection] { [SavingsHomeSection()] }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? {
        (insight as? GoalInsight)?.task(for: member)
    }

    package func backTitle(_ route: SavingsRoute) -> LocalizedText? {
        switch route {
        case .detail: "Savings account"
        case .goals: "Goals"
        case .goalDetail: "Goal"
        default: nil
        }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add goal", .savings(.newGoal), rank: 9, words: "save for, holiday, target"),
            .screen("Savings", .savings(.dashboard), words: "put aside, interest, reserve, emergency fund"),
            .screen("Savings accounts", .savings(.accounts)),
            .screen("Goals", .savings(.goals)),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.goal: .target] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.savingsPlan: "Savings plan"] }

    package func gallery(_ route: SavingsRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GallerySavings(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias SavingsContext = ScreenContext<SavingsRoute>

/// Navigates between the screens of the feature.
package typealias SavingsCoordinator = FeatureCoordinator<SavingsRoute>
