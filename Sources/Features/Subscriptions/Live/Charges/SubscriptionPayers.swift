import CardsLive
import CardsModel
import Models
import Storage
import SubscriptionsModel

/// The accounts and cards that pay subscriptions.
struct SubscriptionPayers {
    private let cards: CardRepository

    init(_ connection: Connection, household: ID<Household>) {
        cards = CardRepository(connection, household: household)
    }

    /// Those of some subscriptions that a movement may be charged for: with an account that others do not see, those that it or one of its cards
    /// pays. Others would see a charge of something that they do not see.
    func charged(by movement: AccountMovement, among subscriptions: [Subscription]) throws -> [Subscription] {
        guard movement.isClosed else { return subscriptions }
        return try subscriptions.filter { subscription in
            if subscription.account == movement.account { return true }
            guard let card = subscription.card else { return false }
            return try cards.find(card)?.account == movement.account
        }
    }
}
