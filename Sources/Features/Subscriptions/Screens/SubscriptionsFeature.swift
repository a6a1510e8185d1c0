package import DesignSystem
package import Localization
package import Models
package import Navigation
package import ScreenKit
package import Services
package import SubscriptionsModel

/// Subscriptions, what recurs in statements, and what it costs.
package struct SubscriptionsFeature: FeatureModule {
    package init() {}

    package func screen(_ route: SubscriptionsRoute, _ context: SubscriptionsContext) -> ScreenPair? {
        switch route {
        case .list: ScreenPair(SubscriptionListViewModel(context)) { SubscriptionListView(model: $0) }
        case .new: context.forWriters { ScreenPair(NewSubscriptionViewModel(context)) { NewSubscriptionView(model: $0) } }
        case .detail(let id): ScreenPair(SubscriptionDetailViewModel(context, subscriptionId: id)) { SubscriptionDetailView(model: $0) }
        case .edit(let id):
            context.forWriters { ScreenPair(EditSubscriptionViewModel(context, subscriptionId: id)) { EditSubscriptionView(model: $0) } }
        case .found: ScreenPair(FoundViewModel(context)) { FoundView(model: $0) }
        case .calendar: ScreenPair(SubscriptionCalendarViewModel(context)) { SubscriptionCalendarView(model: $0) }
        case .statistics: ScreenPair(SubscriptionStatisticsViewModel(context)) { SubscriptionStatisticsView(model: $0) }
        }
    }

    package func display(of item: DueItem) -> DueDisplay? {
        switch item.kind {
        case .subscription: DueDisplay("Subscription", .repeat)
        case .trialEnds, .cancelBy: DueDisplay("Subscription", .clock)
        default: nil
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        object.kind == Subscription.referenceKind ? Link(.subscriptions(.detail(subscriptionId: object.id))) : nil
    }

    package var section: FeatureSection? {
        FeatureSection(.subscriptions, "Subscriptions", symbol: .repeat, in: .planning, rank: 1)
    }

    package var homeSections: [any HomeSection] { [SubscriptionsHomeSection()] }

    package func homeTask(_ insight: any HomeInsight, for member: MemberContext) -> HomeTask? {
        (insight as? SubscriptionInsight)?.task(for: member)
    }

    package func backTitle(_ route: SubscriptionsRoute) -> LocalizedText? {
        if case .detail = route { "Subscription" } else { nil }
    }

    package var searchTargets: [SearchTarget] {
        [
            .action("Add subscription", .subscriptions(.new), rank: 7, words: "streaming, contract, membership"),
            .screen("Subscriptions", .subscriptions(.list), words: "streaming, contracts, memberships, cancel, recurring"),
            .screen("Subscriptions found in statements", .subscriptions(.found), words: "detect, suggestions"),
            .screen("Calendar of subscriptions", .subscriptions(.calendar)),
            .screen("Statistics of subscriptions", .subscriptions(.statistics)),
        ]
    }

    package var searchSymbols: [SearchHitKind: Symbol] { [.subscription: .repeat] }

    package var forecastTitles: [ForecastItem.Kind: LocalizedText] { [.subscription: "Subscription"] }

    package var notificationSymbols: [NotificationType: Symbol] { [.subscription: .repeat] }

    package func gallery(_ route: SubscriptionsRoute, _ sample: GallerySample) async -> [Link] {
        route.links(await GallerySubscriptions(sample.services))
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias SubscriptionsContext = ScreenContext<SubscriptionsRoute>

/// Navigates between the screens of the feature.
package typealias SubscriptionsCoordinator = FeatureCoordinator<SubscriptionsRoute>
