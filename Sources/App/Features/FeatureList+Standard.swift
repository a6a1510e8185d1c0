import Accounts
import Cards
import Home
import Household
import Import
import Insights
import Localization
import Members
import Notifications
import People
import Plan
import Savings
import Subscriptions
import Transactions
import Transfer

extension FeatureList {
    /// The features of Coffer: the one place that lists them.
    package static let standard = FeatureList([
        HomeFeature(), AccountsFeature(), TransactionsFeature(), CategoriesFeature(), ImportFeature(), TransferFeature(), CardsFeature(),
        SavingsFeature(), SubscriptionsFeature(), PeopleFeature(), PlanFeature(), InsightsFeature(), NotificationsFeature(),
        MembersFeature(), MoreFeature(), HouseholdFeature(),
    ])
}
