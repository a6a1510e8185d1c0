import Models
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import TransferLive

/// Standing orders: each occurrence is executed once, on its own day.
struct StandingOrderTests {
    private let fixture: TransferFixture

    init() async throws { fixture = try await TransferFixture() }

    private func add(
        _ cents: Int64, every interval: Int = 1, _ unit: ScheduleUnit = .month, from day: Day, count: Int? = nil, end: Day? = nil
    ) async throws -> StandingOrder {
        let schedule = try Schedule(anchor: day, every: interval, unit, end: end, count: count)
        return try await fixture.standing.addStandingOrder(Self.withAllPast(fixture.draft(cents, day: day, schedule: schedule)))
    }

    /// The draft with all of its past days selected.
    private static func withAllPast(_ draft: TransferDraft) -> TransferDraft {
        var draft = draft
        draft.pastOccurrences = draft.occurrences(before: TransferFixture.today)
        return draft
    }

    private func days(_ run: DueRun) -> [String] { run.transfers.map(\.transfer.day.description) }

    @Test func anOutageOfFortyDaysYieldsEachOccurrenceOnceOnItsOwnDay() async throws {
        let start = TransferFixture.today
        let order = try await add(10_00, .week, from: start)
        let run = try await fixture.transfers.runDue(today: start.adding(days: 40))
        #expect(days(run) == [0, 7, 14, 21, 28, 35].map { start.adding(days: $0).description })
        #expect(run.completed == 6)
        for details in run.transfers {
            let group = try await fixture.home.transactions.fetchTransaction(id: try #require(details.transfer.transaction))
            #expect(group.parts[0].sourceDay == details.transfer.day && group.parts[0].destinationDay == details.transfer.day)
        }
        #expect(try await fixture.balances() == [940_00, 110_00])
        #expect(try await fixture.transfers.runDue(today: start.adding(days: 40)).transfers.isEmpty)
        #expect(try await fixture.standing.fetchStandingOrder(id: order.id).order.nextDay == start.adding(days: 42))
        try await fixture.home.expectClean()
    }

    @Test func theAnchorDayIsKeptOverShortMonths() async throws {
        let day = try #require(Day("2026-01-31"))
        _ = try await add(1_00, from: day)
        let run = try await fixture.transfers.runDue(today: try #require(Day("2026-05-15")))
        #expect(days(run) == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])
    }

    @Test func ordersAreDoneInTheOrderOfTheirDaysSoThatWhatComesInPaysWhatGoesOut() async throws {
        let start = TransferFixture.today.adding(days: -20)
        let schedule = try Schedule(anchor: start.adding(days: 1), every: 10, .day)
        // Out of savings with 50.00, and into them a day before.
        var back = fixture.draft(60_00, to: .account(fixture.checking.id), day: schedule.anchor, schedule: schedule)
        back.source = fixture.savings.id
        _ = try await fixture.standing.addStandingOrder(Self.withAllPast(back))
        _ = try await add(60_00, every: 10, .day, from: start)
        let run = try await fixture.transfers.runDue(today: TransferFixture.today)
        #expect(run.failed == 0 && run.completed == 5)
    }

    @Test func whatFailsSaysSoAndTheOthersGoOn() async throws {
        let start = TransferFixture.today
        _ = try await add(400_00, every: 1, .day, from: start, count: 4)
        let run = try await fixture.transfers.runDue(today: start.adding(days: 10))
        #expect(run.transfers.map(\.transfer.status) == [.completed, .completed, .failed, .failed])
        #expect(run.transfers.compactMap(\.transfer.failure) == [.exceedsAvailable, .exceedsAvailable])
        #expect(try await fixture.transfers.fetchScheduled().items.isEmpty)
        #expect(try await fixture.transfers.fetchScheduled().ended.count == 1)
    }

    @Test func anOccurrenceIsSkippedOnceHoweverOftenItIsSaid() async throws {
        let start = TransferFixture.today.adding(days: 3)
        let order = try await add(10_00, .week, from: start)
        #expect(try await fixture.standing.skipNext(id: order.id, on: start).nextDay == start.adding(days: 7))
        await #expect(throws: ServiceError.conflict) { try await fixture.standing.skipNext(id: order.id, on: start) }
        let run = try await fixture.transfers.runDue(today: start.adding(days: 8))
        #expect(days(run) == [start.adding(days: 7).description])
    }

    @Test func whatIsEndedComesNoMore() async throws {
        let order = try await add(10_00, .week, from: TransferFixture.today)
        _ = try await fixture.transfers.runDue(today: TransferFixture.today)
        #expect(try await !fixture.standing.endStandingOrder(id: order.id).isActive)
        #expect(try await !fixture.standing.endStandingOrder(id: order.id).isActive)
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 30)).transfers.isEmpty)
        #expect(try await fixture.standing.fetchStandingOrder(id: order.id).occurrences.count == 1)
    }

    @Test func whatIsChangedChangesWhatComesAndNotWhatWas() async throws {
        let start = TransferFixture.today
        let order = try await add(10_00, .week, from: start)
        _ = try await fixture.transfers.runDue(today: start)
        let now = try await fixture.standing.fetchStandingOrder(id: order.id).order
        let schedule = try Schedule(anchor: start.adding(days: 10), .month)
        let edit = StandingOrderEdit(amount: fixture.home.money(25_00), schedule: schedule)
        _ = try await fixture.standing.updateStandingOrder(id: order.id, edit, revision: now.revision)
        await #expect(throws: ServiceError.conflict) {
            try await fixture.standing.updateStandingOrder(id: order.id, edit, revision: now.revision)
        }
        let run = try await fixture.transfers.runDue(today: start.adding(days: 20))
        #expect(days(run) == [start.adding(days: 10).description])
        let details = try await fixture.standing.fetchStandingOrder(id: order.id)
        #expect(details.occurrences.map(\.amount.minorUnits) == [25_00, 10_00])
    }

    @Test func aFormsStandingOrderBeginsWhenItsFirstOccurrenceIsConfirmed() async throws {
        for (ahead, done) in [(0, 1), (3, 0)] {
            let fixture = try await TransferFixture()
            let day = TransferFixture.today.adding(days: ahead)
            let schedule = try Schedule(anchor: day, .week)
            let first = try await fixture.transfers.initiate(fixture.draft(10_00, day: day, schedule: schedule))
            #expect(try await fixture.transfers.fetchScheduled().items.isEmpty)
            let digest = try await fixture.transfers.review(id: first.id).digest
            let confirmed = try await fixture.transfers.confirm(id: first.id, proof: .none, digest: digest)
            let order = try #require(confirmed.standingOrder)
            #expect(try await fixture.transfers.fetchScheduled().items.map(\.day) == [day.adding(days: done == 1 ? 7 : 0)])
            let run = try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 14))
            #expect(run.completed == 3 - done - (ahead == 0 ? 0 : 1))
            #expect(try await fixture.standing.fetchStandingOrder(id: order).occurrences.count == (ahead == 0 ? 3 : 2))
        }
    }

    @Test func aFirstOccurrenceThatWaitsIsSkippedWithTheOthersAndDoneOnce() async throws {
        let day = TransferFixture.today.adding(days: 3)
        let schedule = try Schedule(anchor: day, .week)
        let first = try await fixture.transfers.initiate(fixture.draft(10_00, day: day, schedule: schedule))
        let digest = try await fixture.transfers.review(id: first.id).digest
        let order = try #require(try await fixture.transfers.confirm(id: first.id, proof: .none, digest: digest).standingOrder)
        _ = try await fixture.standing.skipNext(id: order, on: day)
        #expect(try await fixture.status(first.id) == .cancelled)
        #expect(days(try await fixture.transfers.runDue(today: day.adding(days: 7))) == [day.adding(days: 7).description])
    }

    @Test func aFormsStandingOrderThatIsCancelledBeforeLeavesNothing() async throws {
        let schedule = try Schedule(anchor: TransferFixture.today, .week)
        let first = try await fixture.transfers.initiate(fixture.draft(10_00, schedule: schedule))
        _ = try await fixture.transfers.cancel(id: first.id)
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 30)).transfers.isEmpty)
        let scheduled = try await fixture.transfers.fetchScheduled()
        #expect(scheduled.items.isEmpty && scheduled.ended.isEmpty)
    }

    @Test func twoServersOnOneFileDoEachOccurrenceOnce() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let fixture = try await TransferFixture(path: path)
        let start = TransferFixture.today
        let schedule = try Schedule(anchor: start, every: 1, .day)
        _ = try await fixture.standing.addStandingOrder(fixture.draft(1_00, schedule: schedule))
        _ = try await fixture.transfers.order(fixture.draft(2_00, day: start.adding(days: 5)))
        var servers: [any TransferServiceProtocol] = []
        for _ in 0..<3 { servers.append(try await TestHousehold(path: path).services.transfers()) }
        let done = try await withThrowingTaskGroup(of: [ID<Transfer>].self) { group in
            for server in servers {
                group.addTask { try await server.runDue(today: start.adding(days: 99)).transfers.map(\.transfer.id) }
            }
            return try await group.reduce(into: [ID<Transfer>]()) { $0 += $1 }
        }
        #expect(done.count == 101 && Set(done).count == 101)
        #expect(try await fixture.balances() == [1_000_00 - 102_00, 50_00 + 102_00])
        try await fixture.home.expectClean()
    }

    @Test func betweenTwoCurrenciesNobodyKnowsTheAmountsAhead() async throws {
        let schedule = try Schedule(anchor: TransferFixture.today, .month)
        let draft = fixture.draft(1_00, to: .account(fixture.dollars.id), schedule: schedule)
        #expect(
            await brokenRule { _ = try await fixture.standing.addStandingOrder(draft) }
                == "A standing order needs two accounts of the same currency")
    }

    @Test func aNewEndLeavesTheAnchorAndNewDaysLeaveWhatIsLeftOfTheCount() async throws {
        let day = try #require(Day("2026-01-31"))
        let order = try await add(1_00, from: day, count: 10)
        _ = try await fixture.transfers.runDue(today: day)
        let now = try await fixture.standing.fetchStandingOrder(id: order.id).order
        let next = try #require(now.nextDay)
        #expect(next.description == "2026-02-28")
        let end = StandingOrderEdit(schedule: try Schedule(anchor: next, .month, end: Day(year: 2026, month: 12, day: 31)))
        let ended = try await fixture.standing.updateStandingOrder(id: order.id, end, revision: now.revision)
        #expect(ended.schedule.occurrence(2)?.description == "2026-03-31" && ended.schedule.count == 10)
        let weekly = StandingOrderEdit(schedule: try Schedule(anchor: next.adding(days: 200), .week))
        let changed = try await fixture.standing.updateStandingOrder(id: order.id, weekly, revision: ended.revision)
        #expect(changed.schedule.count == 9 && changed.nextIndex == 0)
    }

    @Test func aKeyHasAtMostAHundredCharacters() async throws {
        let day = TransferFixture.today.adding(days: 7)
        var draft = fixture.draft(
            5_00, day: day, schedule: try Schedule(anchor: day, every: 1, .month), key: String(repeating: "k", count: 10_000))
        let long = draft
        await #expect(throws: ServiceError.self) { _ = try await fixture.standing.addStandingOrder(long) }
        draft.key = String(repeating: "k", count: 100)
        let order = try await fixture.standing.addStandingOrder(draft)
        #expect(try await fixture.standing.addStandingOrder(draft).id == order.id)
    }
}
