import Accounts
import Cards
import DesignSystem
import Home
import Import
import Localization
import More
import Navigation
import Savings
import ScreenKit
import Subscriptions
import Transactions
import Transfer

extension FeatureList {
    /// The features of Coffer: the one place that lists them.
    package static let standard = FeatureList([
        HomeFeature(), TransactionsFeature(), AccountsFeature(), ImportFeature(), TransferFeature(), CardsFeature(), SavingsFeature(),
        SubscriptionsFeature(), PlaceholderFeature.people, PlaceholderFeature.plan, PlaceholderFeature.insights, MoreFeature(),
    ])
}

// MARK: - Not implemented yet

extension PlaceholderFeature where R == PeopleRoute {
    fileprivate static var people: Self {
        Self(FeatureSection(.people, "People", symbol: .person2, selectedSymbol: .person2Fill)) {
            switch $0 {
            case .detail: "Person"
            case .groupDetail: "Group"
            case .expenseDetail: "Expense"
            default: nil
            }
        }
    }
}

extension PlaceholderFeature where R == PlanRoute {
    fileprivate static var plan: Self {
        Self(FeatureSection(.plan, "Plan", symbol: .calendar)) {
            switch $0 {
            case .expected, .expectedDetail: "Expected money"
            default: nil
            }
        }
    }
}

extension PlaceholderFeature where R == InsightsRoute {
    fileprivate static var insights: Self {
        Self(FeatureSection(.insights, "Insights", symbol: .chartLineUptrendXyaxis)) { _ in nil }
    }
}
