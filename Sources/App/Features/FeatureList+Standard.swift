import Accounts
import Cards
import DesignSystem
import Home
import Import
import Insights
import Localization
import More
import Navigation
import People
import Plan
import Savings
import ScreenKit
import Subscriptions
import Transactions
import Transfer

extension FeatureList {
    /// The features of Coffer: the one place that lists them.
    package static let standard = FeatureList([
        HomeFeature(), AccountsFeature(), TransactionsFeature(), ImportFeature(), TransferFeature(), CardsFeature(), SavingsFeature(),
        SubscriptionsFeature(), PeopleFeature(), PlanFeature(), InsightsFeature(), MoreFeature(),
    ])
}
