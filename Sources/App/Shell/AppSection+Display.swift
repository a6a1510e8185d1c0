import Navigation

extension AppSection {
    /// What the section is called at the bar.
    var title: String {
        switch self {
        case .home: "Home"
        case .accounts: "Accounts"
        case .transfer: "Transfer"
        case .cards: "Cards"
        case .savings: "Savings"
        case .subscriptions: "Subscriptions"
        case .people: "People"
        case .plan: "Plan"
        case .insights: "Insights"
        case .more: "More"
        }
    }

    /// The name of its icon.
    var icon: String {
        switch self {
        case .home: "house"
        case .accounts: "building.columns"
        case .transfer: "arrow.left.arrow.right"
        case .cards: "creditcard"
        case .savings: "leaf"
        case .subscriptions: "repeat"
        case .people: "person.2"
        case .plan: "calendar"
        case .insights: "chart.line.uptrend.xyaxis"
        case .more: "ellipsis"
        }
    }
}
