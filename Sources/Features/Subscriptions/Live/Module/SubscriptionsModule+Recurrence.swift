import Models
import RecurrenceLive
import Storage
import SubscriptionsModel

/// Subscriptions name their payees, and claim the transactions that are their charges.
extension SubscriptionsModule: RecurrenceClaiming {
    var payeeTable: PayeeTable? { PayeeTable("subscription") }
    var suggestionTopic: Topic? { .subscriptions }

    func claimedTransactions(_ connection: Connection, household: ID<Household>) throws -> Set<ID<Transaction>> {
        try SubscriptionChargeRepository(connection, household: household).claimedTransactions()
    }
}
