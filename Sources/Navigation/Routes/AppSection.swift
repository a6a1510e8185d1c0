/// The sections of the app in the navigation bar: five tabs on a phone, all sections in the sidebar of a wide screen.
package enum AppSection: String, CaseIterable, Hashable, Sendable {
    case home, accounts, transactions, transfer, cards, savings, subscriptions, people, plan, insights, more

    /// The five tabs on a phone; other sections are reached through *More*.
    package static let tabs: [AppSection] = [.home, .accounts, .transfer, .cards, .more]

    /// The first screen of the section.
    package var root: AppRoute {
        switch self {
        case .home: .home(.dashboard)
        case .accounts: .accounts(.list)
        case .transactions: .transactions(.all)
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

    /// The letter that opens the section after `g`.
    package var key: Character {
        switch self {
        case .home: "h"
        case .accounts: "a"
        case .transactions: "t"
        case .transfer: "m"
        case .cards: "c"
        case .savings: "s"
        case .subscriptions: "u"
        case .people: "p"
        case .plan: "b"
        case .insights: "i"
        case .more: "o"
        }
    }

    /// The selected tab on a phone.
    package var tab: AppSection {
        if self == .transactions { return .accounts }
        return AppSection.tabs.contains(self) ? self : .more
    }
}

extension AppRoute {
    /// The section of the route; sign-in screens and those of guests belong to Home.
    package var section: AppSection {
        switch self {
        case .home, .transactions(.add), .auth, .guest: .home
        case .transactions(.all): .transactions
        case .accounts, .transactions, .imports: .accounts
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
