import Models
import PlanModel
import Services
import TestSupport
import Testing

/// Expected money of accounts that a member does not see is not there for him, and what such accounts paid of other items neither.
@Suite struct ExpectedReachTests {
    private static let today = Day(number: 20_527)

    private static func draft(_ name: String = "Mine", account: ID<Account>? = nil) -> ExpectedDraft {
        ExpectedDraft(
            name: name, amount: Money(minorUnits: -25_00, currency: .euro), cycle: .monthly, next: today, account: account, payee: name)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func anItemOfAClosedAccountIsLikeNone(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let id = try #require(household.objects(of: account).first(.expected, as: ExpectedItem.self))
        let expected = try await household.services(of: .ben).expected()
        let day = Self.today.adding(days: 1)
        await household.expectUnseen(id, "editing") { _ = try await expected.updateExpected(id: $0, Self.draft(), revision: 1) }
        await household.expectUnseen(id, "settling") { try await expected.settle($0, on: day, .came) }
        await household.expectUnseen(id, "reopening") { try await expected.reopen($0, on: day) }
        await household.expectUnseen(id, "deleting") { _ = try await expected.deleteExpected(id: $0) }
        try await household.expectUnknown(try await household.services(of: .anna).expected().deleteExpected(id: id), to: .ben)
    }

    @Test func aDraftNamesOnlyWhatIsSeen() async throws {
        let household = try await DividedHousehold()
        let hidden = household.objects(of: .annaPrivate)
        let expected = try await household.services(of: .ben).expected()
        await household.expectUnseen(try #require(hidden.first(.account, as: Account.self)), "account") {
            _ = try await expected.addExpected(Self.draft(account: $0))
        }
        let item = try await expected.addExpected(Self.draft())
        await household.expectUnseen(try #require(hidden.first(.transaction, as: Transaction.self)), "transaction") {
            try await expected.settle(item.id, on: Self.today, .transaction($0))
        }
    }

    /// Who does not see the payment sees the day open, and cannot open it again.
    @Test func aPaymentFromAClosedAccountIsNotToldByTheItem() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.transaction, as: Transaction.self))
        let (anna, ben) = (try await household.services(of: .anna).expected(), try await household.services(of: .ben).expected())
        let item = try await anna.addExpected(Self.draft("Club"))
        try await anna.settle(item.id, on: Self.today, .transaction(hidden))
        #expect(try await anna.fetchExpected(id: item.id).settled.map(\.day) == [Self.today])
        let seen = try await ben.fetchExpected(id: item.id)
        #expect(seen.settled.isEmpty)
        await #expect(throws: ServiceError.conflict) { try await ben.reopen(item.id, on: Self.today) }
        #expect(try await anna.fetchExpected(id: item.id).settled.map(\.day) == [Self.today])
    }

    /// A day that is completed by something unseen could be neither settled nor opened by who does not see it.
    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aPaymentFromAClosedAccountSettlesItemsOfThisAccountOnly(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let id = try #require(household.objects(of: account).first(.account, as: Account.self))
        let (anna, ben) = (try await household.services(of: .anna), try await household.services(of: .ben))
        let (own, common) = (
            try await anna.expected().addExpected(Self.draft("Club", account: id)), try await anna.expected().addExpected(Self.draft("Gym"))
        )
        for payee in ["Club", "Gym"] {
            _ = try await anna.transactions().addTransaction(
                TransactionDraft(account: id, amount: Money(minorUnits: -25_00, currency: .euro), day: Self.today, payee: payee))
        }
        #expect(try await anna.expected().fetchExpected(id: own.id).settled.map(\.day) == [Self.today])
        #expect(try await anna.expected().fetchExpected(id: common.id).settled.isEmpty)
        try await ben.expected().settle(common.id, on: Self.today, .came)
        #expect(try await ben.expected().fetchExpected(id: common.id).settled.map(\.day) == [Self.today])
    }
}
