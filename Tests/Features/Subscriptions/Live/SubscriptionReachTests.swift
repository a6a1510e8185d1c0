import CardsModel
import Models
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// Subscriptions of accounts and cards that a member does not see are not there for him.
@Suite struct SubscriptionReachTests {
    private static let today = Day(number: 20_527)
    private static let price = Money(minorUnits: 9_99, currency: .euro)

    private static func draft(account: ID<Account>? = nil, card: ID<Card>? = nil) -> SubscriptionDraft {
        SubscriptionDraft(name: "Mine", price: price, cycle: .monthly, next: today.adding(days: 3), account: account, card: card)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aSubscriptionOfAClosedAccountIsLikeNone(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let objects = household.objects(of: account)
        let id = try #require(objects.first(.subscription, as: Subscription.self))
        let subscriptions = try await household.services(of: .ben).subscriptions()
        let transaction = try #require(household.objects(of: .benPrivate).first(.transaction, as: Transaction.self))
        let charge = ID<SubscriptionCharge>(rawValue: 42)
        await household.expectUnseen(id, "editing") { _ = try await subscriptions.updateSubscription(id: $0, Self.draft(), revision: 1) }
        await household.expectUnseen(id, "deleting") { _ = try await subscriptions.deleteSubscription(id: $0) }
        await household.expectUnseen(id, "cancelling") { _ = try await subscriptions.apply(.cancel, id: $0, on: nil) }
        await household.expectUnseen(id, "marking") { try await subscriptions.markUsed(id: $0) }
        await household.expectUnseen(id, "linking") { try await subscriptions.link(transaction, to: $0) }
        await household.expectUnseen(id, "unlinking") { try await subscriptions.unlink(charge, of: $0) }
        await household.expectUnseen(id, "deciding") { try await subscriptions.decide(.oneOff, on: charge, of: $0) }
    }

    @Test func aTransactionThatIsNotSeenIsNoCharge() async throws {
        let household = try await DividedHousehold()
        let own = try #require(household.objects(of: .benPrivate).first(.subscription, as: Subscription.self))
        let subscriptions = try await household.services(of: .ben).subscriptions()
        for account in [DividedAccount.annaPrivate, .annaBalance] {
            let transaction = try #require(household.objects(of: account).first(.transaction, as: Transaction.self))
            await household.expectUnseen(transaction, "linking") { try await subscriptions.link($0, to: own) }
        }
    }

    @Test func aDraftNamesOnlyWhatIsSeen() async throws {
        let household = try await DividedHousehold()
        let (hidden, balance) = (household.objects(of: .annaPrivate), household.objects(of: .annaBalance))
        let subscriptions = try await household.services(of: .ben).subscriptions()
        await household.expectUnseen(try #require(hidden.first(.account, as: Account.self)), "account") {
            _ = try await subscriptions.addSubscription(Self.draft(account: $0))
        }
        for card in [hidden, balance].compactMap({ $0.first(.card, as: Card.self) }) {
            await household.expectUnseen(card, "card") { _ = try await subscriptions.addSubscription(Self.draft(card: $0)) }
        }
    }

    /// One without an account is hidden with the account of its card.
    @Test func aSubscriptionIsSeenByWhoSeesItsCard() async throws {
        let household = try await DividedHousehold()
        let card = try #require(household.objects(of: .annaPrivate).first(.card, as: Card.self))
        let anna = try await household.services(of: .anna)
        let shared = try #require(household.objects(of: .shared).first(.account, as: Account.self))
        for account in [nil, shared] {
            let id = try await anna.subscriptions().addSubscription(Self.draft(account: account, card: card)).id
            #expect(try await anna.subscriptions().fetchSubscription(id: id).summary.subscription.id == id)
            let subscriptions = try await household.services(of: .ben).subscriptions()
            await household.expectUnseen(id, "reading") { _ = try await subscriptions.fetchSubscription(id: $0) }
            await household.expectUnseen(id, "deleting") { _ = try await subscriptions.deleteSubscription(id: $0) }
            try await household.expectUnknown(try await anna.subscriptions().deleteSubscription(id: id), to: .ben)
        }
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aClosedAccountPaysItsOwnSubscriptionsAndThoseOfItsCardsOnly(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let objects = household.objects(of: account)
        let id = try #require(objects.first(.account, as: Account.self))
        let card = try #require(objects.first(.card, as: Card.self))
        let anna = try await household.services(of: .anna)
        var charged: [String: Int] = [:]
        for (name, account, card) in [("Yarrow", id, nil), ("Sorrel", nil, card), ("Tansy", nil, nil)]
            as [(String, ID<Account>?, ID<Card>?)]
        {
            let draft = SubscriptionDraft(name: name, price: Self.price, cycle: .monthly, next: Self.today, account: account, card: card)
            let subscription = try await anna.subscriptions().addSubscription(draft)
            _ = try await anna.transactions().addTransaction(
                TransactionDraft(account: id, amount: -Self.price, day: Self.today, payee: name))
            let detail = try await anna.subscriptions().fetchSubscription(id: subscription.id)
            charged[name] = detail.payments.filter { $0.kind == .charged }.count
        }
        #expect(charged == ["Yarrow": 1, "Sorrel": 1, "Tansy": 0])
    }
}
