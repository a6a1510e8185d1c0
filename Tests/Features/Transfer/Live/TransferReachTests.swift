import Models
import Services
import TestSupport
import Testing
import TransferModel

/// Orders of accounts that a member does not see are not there for him.
@Suite struct TransferReachTests {
    private static let today = Day(number: 20_527)
    private static let amount = Money(minorUnits: 5_00, currency: .euro)

    @Test func anOrderOfAPrivateAccountIsLikeNone() async throws {
        let household = try await DividedHousehold()
        let objects = household.objects(of: .annaPrivate)
        let scheduled = try #require(objects.first(.scheduled, as: Transfer.self))
        let initiated = try #require(objects.first(.initiated, as: Transfer.self))
        let transfers = try await household.services(of: .ben).transfers()
        let edit = TransferEdit(amount: Self.amount)
        await household.expectUnseen(scheduled, "editing") { _ = try await transfers.updateTransfer(id: $0, edit, revision: 1) }
        await household.expectUnseen(scheduled, "cancelling") { _ = try await transfers.cancel(id: $0) }
        await household.expectUnseen(scheduled, "completing") { _ = try await transfers.complete(id: $0, on: Self.today) }
        await household.expectUnseen(scheduled, "failing") { _ = try await transfers.fail(id: $0) }
        await household.expectUnseen(initiated, "reviewing") { _ = try await transfers.review(id: $0) }
        await household.expectUnseen(initiated, "confirming") { _ = try await transfers.confirm(id: $0, proof: .none, digest: "") }
        let anna = try await household.services(of: .anna)
        _ = try await anna.transfers().cancel(id: scheduled)
        let cancellation = try #require(try await anna.transactions().history(limit: 1).first)
        try await household.expectUnknown(cancellation.id, to: .ben)
    }

    @Test func aStandingOrderOfAPrivateAccountIsLikeNone() async throws {
        let household = try await DividedHousehold()
        let id = try #require(household.objects(of: .annaPrivate).standingOrders.first)
        let orders = try await household.services(of: .ben).standingOrders()
        await household.expectUnseen(id, "editing") {
            _ = try await orders.updateStandingOrder(id: $0, StandingOrderEdit(amount: Self.amount), revision: 1)
        }
        await household.expectUnseen(id, "skipping") { _ = try await orders.skipNext(id: $0, on: Self.today) }
        await household.expectUnseen(id, "ending") { _ = try await orders.endStandingOrder(id: $0) }
        #expect(try await household.services(of: .anna).standingOrders().fetchStandingOrder(id: id).order.isActive)
    }

    @Test func moneyMovesOnlyBetweenAccountsThatAreSeen() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.account, as: Account.self))
        let balance = try #require(household.objects(of: .annaBalance).first(.account, as: Account.self))
        let own = try #require(household.objects(of: .benPrivate).first(.account, as: Account.self))
        let services = try await household.services(of: .ben)
        let transfers = services.transfers()
        func draft(from source: ID<Account>, to destination: ID<Account>, schedule: Schedule? = nil) -> TransferDraft {
            TransferDraft(source: source, destination: .account(destination), amount: Self.amount, day: Self.today, schedule: schedule)
        }
        let monthly = try Schedule(anchor: Self.today, .month)
        await household.expectUnseen(hidden, "checking") { _ = try await transfers.check(draft(from: $0, to: own)) }
        await household.expectUnseen(hidden, "from it") { _ = try await transfers.order(draft(from: $0, to: own)) }
        await household.expectUnseen(hidden, "to it") { _ = try await transfers.order(draft(from: own, to: $0)) }
        await household.expectUnseen(hidden, "with a review") { _ = try await transfers.initiate(draft(from: $0, to: own)) }
        await household.expectUnseen(hidden, "every month") {
            _ = try await services.standingOrders().addStandingOrder(draft(from: own, to: $0, schedule: monthly))
        }
        // The balance is seen; nothing is moved.
        await #expect(throws: ServiceError.rule(.accountBalanceOnly)) { _ = try await transfers.order(draft(from: balance, to: own)) }
        await #expect(throws: ServiceError.rule(.accountBalanceOnly)) { _ = try await transfers.check(draft(from: balance, to: own)) }
    }
}
