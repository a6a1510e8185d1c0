import Models
import Services
import TestSupport
import Testing

@testable import TransferModel

/// Orders, their rules and their life cycle.
struct TransferContractTests {

    @Test func anOrderBetweenOwnAccountsIsDoneAtOnceAndOnce() async throws {
        let tried = try await NewTransfers()
        let draft = tried.draft(40_00, key: "once")
        let initiated = try await tried.transfers.initiate(draft)
        #expect(initiated.status == .initiated)
        #expect(try await tried.booked() == 1_000_00)
        #expect(try await tried.transfers.initiate(draft).id == initiated.id)
        let review = try await tried.transfers.review(id: initiated.id)
        #expect(review.proof == .none && review.violations.isEmpty)
        let done = try await tried.transfers.confirm(id: initiated.id, proof: .none, digest: review.digest)
        #expect(done.status == .completed && done.transaction != nil)
        #expect(try await tried.transfers.confirm(id: initiated.id, proof: .none, digest: review.digest).transaction == done.transaction)
        #expect(try await tried.transfers.initiate(draft).status == .completed)
        #expect(try await tried.booked() == 960_00)
    }

    @Test func aDraftIsToldEverythingThatStandsAgainstIt() async throws {
        let tried = try await NewTransfers()
        var draft = tried.draft(2_000_00)
        draft.destination = .account(tried.source.id)
        draft.note = String(repeating: "n", count: 141)
        let fields = Set(try await tried.transfers.check(draft).violations.map(\.field))
        #expect(fields == [.destination, .amount, .note])
        draft.day = TestHousehold.today.adding(days: -1)
        #expect(try await tried.transfers.check(draft).violations.contains(.dayOutOfReach))
    }

    @Test func aLaterDayIsDoneOnItsDayAndEveryStepBackIsRefused() async throws {
        let tried = try await NewTransfers()
        let day = TestHousehold.today.adding(days: 3)
        var draft = tried.draft(40_00)
        draft.day = day
        let waiting = try await tried.transfers.order(draft)
        #expect(waiting.isScheduled)
        #expect(try await tried.transfers.runDue(today: day.adding(days: -1)).transfers.isEmpty)
        let run = try await tried.transfers.runDue(today: day)
        #expect(run.completed == 1 && run.transfers.map(\.transfer.day) == [day])
        #expect(try await tried.transfers.runDue(today: day).transfers.isEmpty)
        #expect(await failure { _ = try await tried.transfers.cancel(id: waiting.id) } == .rule(.transferCompleted))
        #expect(try await tried.booked() == 960_00)
    }

    @Test func aStandingOrderIsDoneOnEachOfItsDaysAfterAnOutage() async throws {
        let tried = try await NewTransfers()
        var draft = tried.draft(10_00)
        draft.schedule = try Schedule(anchor: draft.day, every: 1, .week)
        let initiated = try await tried.transfers.initiate(draft)
        let review = try await tried.transfers.review(id: initiated.id)
        let first = try await tried.transfers.confirm(id: initiated.id, proof: .none, digest: review.digest)
        #expect(first.status == .completed)
        let id = try #require(first.standingOrder)
        let run = try await tried.transfers.runDue(today: TestHousehold.today.adding(days: 40))
        #expect(run.transfers.map(\.transfer.day) == [7, 14, 21, 28, 35].map { TestHousehold.today.adding(days: $0) })
        let order = try await tried.services.standingOrders().fetchStandingOrder(id: id)
        #expect(order.occurrences.count == 6 && order.order.nextDay == TestHousehold.today.adding(days: 42))
        #expect(try await tried.booked() == 940_00)
    }

    @Test func anOrderToSomebodyIsPendingUntilTheBankHasDoneIt() async throws {
        let tried = try await NewTransfers()
        var draft = tried.draft(40_00)
        let party = PaymentParty(name: "Maeve Doyle", number: .iban(try IBAN("NL43HVNB0417164300")))
        draft.destination = .payee(party, beneficiary: nil, isInternational: false)
        let handed = try await tried.transfers.order(draft)
        #expect(handed.isSubmitted)
        #expect(try await tried.booked() == 1_000_00)
        let done = try await tried.transfers.complete(id: handed.id, on: TestHousehold.today)
        #expect(done.status == .completed)
        #expect(try await tried.booked() == 960_00)
    }
}

/// A household of two accounts, the first with 1,000.00.
struct NewTransfers {
    let services: DependencyContainer
    let source: Account
    let destination: Account

    init() async throws {
        let household = try await TestHousehold()
        services = household.services
        source = try await household.account("Checking", opening: 1_000_00, on: TestHousehold.today.adding(days: -100))
        destination = try await household.account("Savings", .savings)
    }

    var transfers: any TransferServiceProtocol { services.transfers() }

    func draft(_ units: Int64, key: String? = nil) -> TransferDraft {
        TransferDraft(
            source: source.id, destination: .account(destination.id), amount: Money(minorUnits: units, currency: source.currency),
            day: TestHousehold.today, key: key)
    }

    /// What the first account holds.
    func booked() async throws -> Int64 {
        try await services.accounts().fetchAccount(id: source.id).balance.booked.minorUnits
    }
}
