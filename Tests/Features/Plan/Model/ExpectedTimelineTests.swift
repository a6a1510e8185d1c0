import Models
import TestTools
import Testing

@testable import PlanModel

@Suite struct ExpectedTimelineTests {

    private func item(
        _ cycle: BillingCycle = .monthly, from anchor: String, ends: String? = nil, _ rule: WeekendRule = .same
    ) -> ExpectedItem {
        ExpectedItem(
            id: ID(rawValue: 1), name: "Salary", amount: money(2_850_00), cycle: cycle, anchor: day(anchor),
            ends: ends.map(day),
            weekendRule: rule)
    }

    private func timeline(_ item: ExpectedItem, on today: String, settled: [String] = []) -> ExpectedTimeline {
        ExpectedTimeline(
            item,
            occurrences: settled.map { ExpectedOccurrence(item: ID(rawValue: 1), day: day($0), state: .skipped, isByHand: true) },
            today: day(today))
    }

    @Test func theThirtyFirstStaysTheThirtyFirst() {
        let item = item(from: "2026-01-31")
        #expect(
            item.scheduledDays(from: day("2026-02-01"), through: day("2026-05-31")).map(\.description) == [
                "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31",
            ])
    }

    @Test(arguments: [
        (WeekendRule.same, "2026-04-25"), (.before, "2026-04-24"), (.after, "2026-04-27"),
    ]) func aSaturdayMovesAsTheItemSays(rule: WeekendRule, due: String) throws {
        let next = try #require(timeline(item(from: "2026-04-25", rule), on: "2026-04-20").next)
        #expect(next.due.description == due && next.scheduled.description == "2026-04-25")
    }

    @Test(arguments: [
        ("2026-03-10", ExpectedStatus.expected), ("2026-03-11", .expected), ("2026-03-12", .late), ("2026-03-15", .late),
        ("2026-03-16", .missing), ("2026-05-30", .missing),
    ]) func whatDoesNotComeIsLateAndThenMissing(today: String, status: ExpectedStatus) {
        #expect(timeline(item(from: "2026-03-10"), on: today).status == status)
    }

    @Test func threeMissedDaysAreThreeOpenOccurrences() {
        let timeline = timeline(item(from: "2026-01-10"), on: "2026-03-20")
        #expect(timeline.overdue.map(\.due.description) == ["2026-01-10", "2026-02-10", "2026-03-10"])
        #expect(timeline.next?.due.description == "2026-01-10")
    }

    @Test func settledDaysAreNotOpen() {
        let timeline = timeline(item(from: "2026-01-10"), on: "2026-02-20", settled: ["2026-01-10", "2026-02-10", "2026-03-10"])
        #expect(timeline.overdue.isEmpty)
        #expect(timeline.next?.due.description == "2026-04-10" && timeline.status == .expected)
    }

    @Test func whatEndsHasNoNextDay() {
        let ended = timeline(item(from: "2026-01-10", ends: "2026-02-15"), on: "2026-02-20", settled: ["2026-01-10", "2026-02-10"])
        #expect(ended.next == nil && ended.status == .ended)
        let once = timeline(item(.once, from: "2026-01-10"), on: "2026-02-20", settled: ["2026-01-10"])
        #expect(once.next == nil && once.status == .ended)
    }

    @Test(
        arguments: [
            ("2026-03-02", nil), ("2026-03-03", "2026-03-10"), ("2026-03-10", "2026-03-10"), ("2026-04-01", "2026-03-10"),
            ("2026-04-02", nil), ("2026-04-03", "2026-04-10"),
        ] as [(String, String?)]) func aTransactionCompletesTheNearestDayWithinReach(of paid: String, scheduled: String?)
    {
        let timeline = timeline(item(from: "2026-03-10"), on: paid)
        #expect(timeline.occurrence(on: day(paid))?.scheduled.description == scheduled)
    }

    @Test(arguments: [BillingCycle.every(1, .day), .every(1, .week), .every(2, .week), .monthly, .yearly, .once])
    func everyDayBetweenTwoOccurrencesBelongsToAtMostOneOfThem(cycle: BillingCycle) {
        let item = item(cycle, from: "2026-03-10")
        #expect(item.earliest >= 0 && item.latest >= 0 && item.grace <= item.latest)
        if let days = cycle.days { #expect(item.earliest + item.latest < days) }
    }
}
