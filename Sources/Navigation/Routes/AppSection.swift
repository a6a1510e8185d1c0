/// The parts of the app that can be chosen at the bar: five tabs on a phone, all of them at the side of a wide screen.
package enum AppSection: String, CaseIterable, Hashable, Sendable {
    case home, accounts, transfer, cards, savings, subscriptions, people, plan, insights, more

    /// The five on a phone; the others are reached through *More* there.
    package static let tabs: [AppSection] = [.home, .accounts, .transfer, .cards, .more]

    /// The first screen of the section.
    package var root: AppRoute {
        switch self {
        case .home: .home(.dashboard)
        case .accounts: .accounts(.list)
        case .transfer: .transfer(.home)
        case .cards: .cards(.wallet)
        case .savings: .savings(.dashboard)
        case .subscriptions: .subscriptions(.list)
        case .people: .people(.list)
        case .plan: .plan(.overview)
        case .insights: .insights(.overview)
        case .more: .more(.menu)
        }
    }

    /// The tab that is lit on a phone.
    package var tab: AppSection { AppSection.tabs.contains(self) ? self : .more }
}

extension AppRoute {
    /// The section that this route belongs to; the way in belongs to Home.
    package var section: AppSection {
        switch self {
        case .home, .auth: .home
        case .accounts: .accounts
        case .transfer: .transfer
        case .cards: .cards
        case .savings: .savings
        case .subscriptions: .subscriptions
        case .people: .people
        case .plan: .plan
        case .insights: .insights
        case .more: .more
        }
    }
}
