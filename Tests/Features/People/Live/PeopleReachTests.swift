import Models
import PeopleModel
import Services
import TestSupport
import Testing

/// Shared money is the household's; the transactions of accounts that a member does not see are not.
@Suite struct PeopleReachTests {
    private static let today = Day(number: 20_527)

    private static func draft(_ household: DividedHousehold, _ title: String, account: ID<Account>? = nil) -> ExpenseDraft {
        let group = household.group
        return ExpenseDraft(
            title: title, amount: Money(minorUnits: 40_00, currency: .euro), day: today,
            payers: [ExpensePayer(group.members[0].id, 40_00)], split: group.newSplit, account: account)
    }

    @Test(arguments: [DividedAccount.annaPrivate, .annaBalance])
    func aTransactionOfAClosedAccountIsLikeNone(account: DividedAccount) async throws {
        let household = try await DividedHousehold()
        let transaction = try #require(household.objects(of: account).first(.transaction, as: Transaction.self))
        let (people, group) = (try await household.services(of: .ben).people(), household.group)
        let (us, other) = (group.members[0].id, group.members[1].id)
        await household.expectUnseen(transaction, "sharing") { _ = try await people.splitTransaction($0, with: group.id, nil) }
        await household.expectUnseen(transaction, "settling") { _ = try await people.settle(with: $0, from: us, to: other, in: group.id) }
        await household.expectUnseen(transaction, "dismissing") { _ = try await people.dismissSettlementOffer($0) }
        let dismissal = try await household.services(of: .anna).people().dismissSettlementOffer(transaction)
        try await household.expectUnknown(dismissal, to: .ben)
    }

    @Test func aPaymentNamesOnlyAccountsThatAreSeen() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.account, as: Account.self))
        let people = try await household.services(of: .ben).people()
        let group = household.group
        await household.expectUnseen(hidden, "an expense") {
            _ = try await people.addExpense(Self.draft(household, "Boat", account: $0), to: group.id)
        }
        await household.expectUnseen(hidden, "a settlement") {
            let draft = SettlementDraft(
                from: group.members[0].id, to: group.members[1].id, amount: Money(minorUnits: 1_00, currency: .euro), day: Self.today,
                account: $0, allowsOverpayment: true)
            _ = try await people.settle(draft, in: group.id)
        }
        await household.expectUnseen(hidden, "expenses every month") {
            var draft = Self.draft(household, "Boat", account: $0)
            draft.recurrence = ExpenseDraft.Recurrence(every: 1, .month)
            _ = try await people.addExpense(draft, to: group.id)
        }
    }

    /// Everybody sees the expense; its payment is changed by who sees the account.
    @Test func anExpensePaidFromAClosedAccountIsChangedByItsMember() async throws {
        let household = try await DividedHousehold()
        let hidden = try #require(household.objects(of: .annaPrivate).first(.account, as: Account.self))
        let (anna, ben) = (try await household.services(of: .anna).people(), try await household.services(of: .ben).people())
        let expense = try await anna.addExpense(Self.draft(household, "Boat", account: hidden), to: household.group.id)
        #expect(try await ben.fetchExpense(id: expense.id).expense.title == "Boat")
        await #expect(throws: ServiceError.rule(.transactionOfClosedAccount)) {
            _ = try await ben.updateExpense(id: expense.id, Self.draft(household, "Ship"), scope: .thisOne, revision: expense.revision)
        }
        await #expect(throws: ServiceError.rule(.transactionOfClosedAccount)) {
            _ = try await ben.deleteExpense(id: expense.id, scope: .thisOne)
        }
        _ = try await anna.updateExpense(
            id: expense.id, Self.draft(household, "Ship", account: hidden), scope: .thisOne, revision: expense.revision)
        #expect(try await ben.fetchExpense(id: expense.id).expense.title == "Ship")
    }
}
