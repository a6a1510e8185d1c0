import ImportModel
import Models
import PeopleModel
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// What others owe of a shared subscription follows its charges. Today is 27 May 2026.
@Suite struct SharedSubscriptionTests {
    private static let today = TestHousehold.today

    private struct Shared {
        let home: TestHousehold
        let checking: Account
        let ben: Person
        let group: PeopleGroup

        var people: any PeopleServiceProtocol { home.services.people() }
        var subscriptions: any SubscriptionServiceProtocol { home.services.subscriptions() }

        init() async throws {
            home = try await TestHousehold()
            checking = try await home.account("Checking", opening: 900_00, on: today.adding(days: -300))
            ben = try await home.services.people().addPerson(PersonDraft(name: "Ben"))
            group = try await home.services.people().addGroup(
                PeopleGroupDraft(
                    name: "Flat", currency: home.euro, members: [.init(person: nil), .init(person: ben.id)], newPeople: ["Cleo"]))
        }

        /// A subscription of 12.00 a month from twenty days ago on.
        func subscription(
            _ target: SharingLink.Target?, since: Day = today.adding(days: -90), mine: Int64? = nil
        ) async throws
            -> Subscription
        {
            try await subscriptions.addSubscription(
                SubscriptionDraft(
                    name: "Films", price: home.money(12_00), cycle: .monthly, next: today.adding(days: -20),
                    sharing: target.map {
                        SubscriptionSharing(others: 1, mine: mine.map { home.money($0) }, link: SharingLink($0, since: since))
                    }))
        }

        @discardableResult
        func charge(
            _ units: Int64 = -12_00, day: Day = today.adding(days: -20), status: TransactionStatus = .completed
        ) async throws
            -> TransactionGroup
        {
            try await home.add(units, in: checking, payee: "Films", category: "entertainment", day: day, status: status).transaction
        }

        /// What a person owes in all, in minor units.
        func owes(_ person: Person) async throws -> Int64 {
            let found = try await people.fetchPeople().people.first { $0.person.id == person.id }
            return try #require(found).balances.first?.minorUnits ?? 0
        }

        func titles() async throws -> [String] {
            try await people.fetchGroup(id: group.id, after: nil, limit: 50).activity.compactMap {
                if case .expense(let expense) = $0 { "\(expense.day) \(expense.title) \(expense.amount.minorUnits)" } else { nil }
            }
        }
    }

    @Test func aGroupOwesItsSharesOfEachCharge() async throws {
        let shared = try await Shared()
        let films = try await shared.subscription(.group(shared.group.id))
        #expect(try await shared.owes(shared.ben) == 0)
        try await shared.charge()
        // 12.00 among three.
        #expect(try await shared.owes(shared.ben) == 4_00)
        #expect(try await shared.titles() == ["\(Self.today.adding(days: -20)) Films 1200"])
        let summary = try await shared.subscriptions.fetchSubscription(id: films.id).summary
        #expect(summary.myPrice == shared.home.money(4_00) && summary.subscription.sharing?.names == "Flat")
        // The account has what its statement has, the category what the household bears.
        #expect(try await shared.home.balance(shared.checking) == 888_00)
        try await shared.home.expectClean()
    }

    @Test func peopleOweEqualPartsDirectly() async throws {
        let shared = try await Shared()
        let dana = try await shared.people.addPerson(PersonDraft(name: "Dana"))
        _ = try await shared.subscription(.people([shared.ben.id, dana.id]))
        try await shared.charge(-10_00)
        let owed = [try await shared.owes(shared.ben), try await shared.owes(dana)]
        // 10.00 among three: the household has the left-over cent.
        #expect(owed == [3_33, 3_33])
        try await shared.home.expectClean()
    }

    @Test func theOthersBearWhatATypedShareLeaves() async throws {
        let shared = try await Shared()
        _ = try await shared.subscription(.people([shared.ben.id]), mine: 9_00)
        try await shared.charge()
        #expect(try await shared.owes(shared.ben) == 3_00)
        let other = try await Shared()
        _ = try await other.subscription(.group(other.group.id), mine: 2_00)
        try await other.charge()
        #expect(try await other.owes(other.ben) == 5_00)
        try await other.home.expectClean()
    }

    @Test func anEditOfTheChargeChangesWhatIsOwed() async throws {
        let shared = try await Shared()
        _ = try await shared.subscription(.group(shared.group.id))
        let charge = try await shared.charge()
        let day = Self.today.adding(days: -19)
        _ = try await shared.home.transactions.updateTransaction(
            id: charge.id, TransactionEdit(day: day, amount: shared.home.money(-15_00)), revision: nil)
        #expect(try await shared.owes(shared.ben) == 5_00)
        #expect(try await shared.titles() == ["\(day) Films 1500"])
        _ = try await shared.home.transactions.updateTransaction(id: charge.id, TransactionEdit(payee: "Somebody else"), revision: nil)
        #expect(try await shared.owes(shared.ben) == 0)
        #expect(try await shared.titles() == [])
        try await shared.home.expectClean()
    }

    @Test func deletionOfTheChargeAndItsUndoFollow() async throws {
        let shared = try await Shared()
        _ = try await shared.subscription(.group(shared.group.id))
        let charge = try await shared.charge()
        let change = try await shared.home.transactions.deleteTransactions(ids: [charge.id])
        #expect(try await shared.owes(shared.ben) == 0)
        #expect(try await shared.titles() == [])
        try await shared.home.expectClean()
        _ = try await shared.home.transactions.undo(change.id)
        #expect(try await shared.owes(shared.ben) == 4_00)
        try await shared.home.expectClean()
    }

    @Test func aStatementAndItsUndoFollow() async throws {
        let shared = try await Shared()
        _ = try await shared.subscription(.group(shared.group.id))
        let rows = "date,amount,payee\n\(Self.today.adding(days: -20)),-12.00,Films\n\(Self.today.adding(days: -1)),-5.00,Bakery\n"
        let report = try await shared.home.take("may.csv", rows, into: shared.checking)
        #expect(try await shared.owes(shared.ben) == 4_00)
        try await shared.home.expectClean()
        _ = try await shared.home.services.statements().undo(try #require(report.id), force: false)
        #expect(try await shared.owes(shared.ben) == 0)
        try await shared.home.expectClean()
    }

    @Test func aPendingChargeIsOwedWhenItIsBooked() async throws {
        let shared = try await Shared()
        _ = try await shared.subscription(.people([shared.ben.id]))
        try await shared.charge(status: .pending)
        #expect(try await shared.owes(shared.ben) == 0)
        _ = try await shared.home.take(
            "may.csv", "date,amount,payee\n\(Self.today.adding(days: -20)),-12.00,Films\n", into: shared.checking)
        #expect(try await shared.owes(shared.ben) == 6_00)
        try await shared.home.expectClean()
    }

    @Test func aRefundTakesBackWhatWasOwed() async throws {
        let shared = try await Shared()
        let films = try await shared.subscription(.group(shared.group.id))
        try await shared.charge(-10_00)
        let refund = try await shared.charge(10_00, day: Self.today.adding(days: -18))
        try? await shared.subscriptions.link(refund.id, to: films.id)
        #expect(try await shared.owes(shared.ben) == 0)
        try await shared.home.expectClean()
    }

    @Test func chargesBeforeTheDayStayTheHouseholds() async throws {
        let shared = try await Shared()
        let films = try await shared.subscription(nil)
        try await shared.charge()
        var draft = SubscriptionDraft(films, next: Self.today.adding(days: 10))
        draft.sharing = SubscriptionSharing(others: 1, link: SharingLink(.people([shared.ben.id]), since: Self.today))
        var saved = try await shared.subscriptions.updateSubscription(id: films.id, draft, revision: films.revision)
        #expect(try await shared.owes(shared.ben) == 0)
        draft.sharing?.link?.since = Self.today.adding(days: -30)
        saved = try await shared.subscriptions.updateSubscription(id: films.id, draft, revision: saved.revision)
        #expect(try await shared.owes(shared.ben) == 6_00)
        // What was owed stays owed when it is shared no longer.
        draft.sharing = nil
        _ = try await shared.subscriptions.updateSubscription(id: films.id, draft, revision: saved.revision)
        #expect(try await shared.owes(shared.ben) == 6_00)
        try await shared.home.expectClean()
    }

    @Test func aChargeThatIsTakenAwayIsOwedNoLonger() async throws {
        let shared = try await Shared()
        let films = try await shared.subscription(.group(shared.group.id))
        let charge = try await shared.charge()
        let stored = try #require(
            try await shared.subscriptions.fetchSubscription(id: films.id).payments.first { $0.transaction == charge.id }?.charge)
        try await shared.subscriptions.unlink(stored, of: films.id)
        #expect(try await shared.owes(shared.ben) == 0)
        try await shared.subscriptions.link(charge.id, to: films.id)
        #expect(try await shared.owes(shared.ben) == 4_00)
        try await shared.home.expectClean()
    }

    @Test func itsExpenseIsNotEditedAndStaysDeleted() async throws {
        let shared = try await Shared()
        let films = try await shared.subscription(.group(shared.group.id))
        let charge = try await shared.charge()
        let items = try await shared.people.fetchGroup(id: shared.group.id, after: nil, limit: 5).activity
        guard case .expense(let expense) = try #require(items.first) else {
            Issue.record("There is no expense")
            return
        }
        let draft = ExpenseDraft(
            title: "Other", amount: expense.amount, day: expense.day, payers: expense.payers, split: expense.split)
        #expect(
            await brokenRule {
                _ = try await shared.people.updateExpense(id: expense.id, draft, scope: .thisOne, revision: expense.revision)
            }?.contains("follows a charge") == true)
        let deletion = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        #expect(try await shared.owes(shared.ben) == 0)
        // Another change of the charge does not bring it back; the undo does.
        try await shared.subscriptions.markUsed(id: films.id)
        #expect(try await shared.owes(shared.ben) == 0)
        _ = try await shared.home.transactions.undo(deletion)
        #expect(try await shared.owes(shared.ben) == 4_00)
        _ = try await shared.home.transactions.deleteTransactions(ids: [charge.id])
        #expect(try await shared.owes(shared.ben) == 0)
        try await shared.home.expectClean()
    }

    @Test func somebodyHasToOweAPart() async throws {
        let shared = try await Shared()
        await #expect(throws: ServiceError.rule(.subscriptionSharersMissing)) { _ = try await shared.subscription(.people([])) }
        await #expect(throws: ServiceError.notFound) { _ = try await shared.subscription(.people([ID(rawValue: 7)])) }
        await #expect(throws: ServiceError.notFound) { _ = try await shared.subscription(.group(ID(rawValue: 7))) }
    }
}
