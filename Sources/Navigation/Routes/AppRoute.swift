/// A route of the app: one for each screen and sheet. Each feature has its own enum; this one combines them.
package enum AppRoute: Hashable, Sendable {
    case home(HomeRoute)
    case accounts(AccountsRoute)
    case transactions(TransactionsRoute)
    case imports(ImportRoute)
    case transfer(TransferRoute)
    case cards(CardsRoute)
    case savings(SavingsRoute)
    case subscriptions(SubscriptionsRoute)
    case people(PeopleRoute)
    case plan(PlanRoute)
    case insights(InsightsRoute)
    case more(MoreRoute)
    case auth(AuthRoute)
    case guest(GuestRoute)
}

extension AppRoute: Route {
    package var path: RoutePath { feature.path }

    /// The route within its feature.
    package var feature: any FeatureRoute {
        switch self {
        case .home(let route): route
        case .accounts(let route): route
        case .transactions(let route): route
        case .imports(let route): route
        case .transfer(let route): route
        case .cards(let route): route
        case .savings(let route): route
        case .subscriptions(let route): route
        case .people(let route): route
        case .plan(let route): route
        case .insights(let route): route
        case .more(let route): route
        case .auth(let route): route
        case .guest(let route): route
        }
    }

    /// The features' types of routes, in the order in which their paths are tried.
    static let features: [any FeatureRoute.Type] = [
        HomeRoute.self, AccountsRoute.self, TransactionsRoute.self, ImportRoute.self, TransferRoute.self, CardsRoute.self,
        SavingsRoute.self, SubscriptionsRoute.self, PeopleRoute.self, PlanRoute.self, InsightsRoute.self, MoreRoute.self, AuthRoute.self,
        GuestRoute.self,
    ]
}
