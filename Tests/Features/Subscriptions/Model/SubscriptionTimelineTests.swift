import Models
import Testing

@testable import SubscriptionsModel

@Suite struct SubscriptionTimelineTests {
    private let euro: Currency
    init() throws { euro = try #require(Currency(code: "EUR")) }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }
    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }

    private func subscription(_ price: Int64 = 10_00, _ cycle: BillingCycle = .monthly, from anchor: String) throws -> Subscription {
        let anchor = try day(anchor)
        return Subscription(
            id: ID(rawValue: 1), name: "Gym", price: money(price), cycle: cycle, anchor: anchor,
            prices: [SubscriptionPrice(from: anchor, money(price))])
    }

    private func charge(
        _ id: Int64, _ text: String, _ units: Int64, _ decision: SubscriptionCharge.Decision? = nil
    ) throws
        -> SubscriptionCharge
    {
        SubscriptionCharge(
            id: ID(rawValue: id), subscription: ID(rawValue: 1), day: try day(text), amount: money(units), transaction: ID(rawValue: id),
            decision: decision)
    }

    // MARK: - Billing days

    @Test(arguments: [
        ("2026-01-31", ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"], BillingCycle.monthly, "2026-05-01"),
        ("2024-02-29", ["2024-02-29", "2025-02-28", "2026-02-28"], .yearly, "2026-05-01"),
        ("2025-11-30", ["2025-11-30", "2026-02-28"], .every(1, .quarter), "2026-05-01"),
    ])
    func renewalsKeepTheirAnchor(anchor: String, days: [String], cycle: BillingCycle, today: String) throws {
        let timeline = SubscriptionTimeline(try subscription(from: anchor).with { $0.cycle = cycle }, charges: [], today: try day(today))
        #expect(timeline.payments.map(\.day.description) == days)
    }

    @Test func aLeapDayReturnsInTheNextLeapYear() throws {
        let timeline = SubscriptionTimeline(
            try subscription(10_00, .yearly, from: "2024-02-29"), charges: [], today: try day("2027-03-01"))
        #expect(try timeline.next == (day("2028-02-29")))
    }

    @Test func threeMissedCyclesAreThreePaymentsOnTheirDays() throws {
        let timeline = SubscriptionTimeline(try subscription(from: "2026-01-15"), charges: [], today: try day("2026-03-20"))
        #expect(timeline.payments.map(\.day.description) == ["2026-01-15", "2026-02-15", "2026-03-15"])
        #expect(timeline.payments.allSatisfy { $0.kind == .recorded })
        #expect(try timeline.next == (day("2026-04-15")))
    }

    @Test func aChargeThatComesEarlyClosesItsCycle() throws {
        let timeline = SubscriptionTimeline(
            try subscription(from: "2026-01-15"),
            charges: [try charge(1, "2026-01-15", 10_00), try charge(2, "2026-02-12", 10_00)], today: try day("2026-02-13"))
        #expect(try timeline.next == (day("2026-03-15")))
        #expect(timeline.paid.count == 2 && timeline.missing == nil)
    }

    @Test func aChargeThatDoesNotComeIsMissingAfterFiveDays() throws {
        let charges = [try charge(1, "2026-01-15", 10_00)]
        let gym = try subscription(from: "2026-01-15")
        #expect(try SubscriptionTimeline(gym, charges: charges, today: day("2026-02-20")).missing == nil)
        #expect(try SubscriptionTimeline(gym, charges: charges, today: day("2026-02-21")).missing?.day == (day("2026-02-15")))
    }

    // MARK: - States

    @Test(
        arguments: [
            (.active, [.pause, .cancel]), (.trial, [.pause, .cancel]), (.paused, [.resume, .cancel]), (.cancelled, [.reactivate]),
            (.ended, [.reactivate]),
        ] as [(SubscriptionStatus, Set<SubscriptionStep>)])
    func eachStateHasItsSteps(status: SubscriptionStatus, steps: Set<SubscriptionStep>) {
        #expect(status.steps == steps)
    }

    @Test func aChangeOfStateNeverMovesTheBillingDay() throws {
        var gym = try subscription(from: "2026-01-31")
        let today = try day("2026-03-10")
        let before = SubscriptionTimeline(gym, charges: [], today: today).next
        gym.statusChanges = [SubscriptionStatusChange(.pause, on: try day("2026-03-01"))]
        let paused = SubscriptionTimeline(gym, charges: [], today: today)
        #expect(paused.status == .paused && paused.next == before && paused.nextCharge == nil)
        gym.statusChanges.append(SubscriptionStatusChange(.resume, on: today))
        let resumed = SubscriptionTimeline(gym, charges: [], today: today)
        #expect(resumed.status == .active && resumed.nextCharge == before)
    }

    @Test func aCancelledOneRunsUntilItsLastDay() throws {
        var gym = try subscription(from: "2026-01-15")
        gym.statusChanges = [SubscriptionStatusChange(.cancel, on: try day("2026-03-01"), until: try day("2026-03-14"))]
        #expect(try gym.status(on: day("2026-03-14")) == .cancelled)
        #expect(try gym.status(on: day("2026-03-15")) == .ended)
        #expect(try SubscriptionTimeline(gym, charges: [], today: day("2026-03-10")).nextCharge == nil)
    }

    @Test func aTrialConvertsOrEnds() throws {
        var paper = try subscription(9_90, from: "2026-02-01")
        paper.trial = SubscriptionTrial(until: try day("2026-01-31"), price: money(0))
        #expect(try paper.status(on: day("2026-01-31")) == .trial && paper.status(on: day("2026-02-01")) == .active)
        #expect(try SubscriptionTimeline(paper, charges: [], today: day("2026-01-20")).price == money(0))
        #expect(try SubscriptionTimeline(paper, charges: [], today: day("2026-02-02")).price == money(9_90))
        paper.trial?.converts = false
        #expect(try paper.status(on: day("2026-02-01")) == .ended)
    }

    @Test func theFirstChargesHaveTheIntroductoryPrice() throws {
        var phone = try subscription(20_00, from: "2026-01-10")
        phone.introduction = IntroductoryPrice(charges: 2, price: money(5_00))
        let timeline = SubscriptionTimeline(phone, charges: [], today: try day("2026-04-01"))
        #expect(timeline.payments.map(\.amount.minorUnits) == [5_00, 5_00, 20_00])
    }

    // MARK: - Cancelling

    @Test(arguments: [
        (NoticePeriod(1, .month), "2026-03-31", "2026-02-28"), (NoticePeriod(2, .week), "2026-03-31", "2026-03-17"),
        (NoticePeriod(30, .day), "2026-03-31", "2026-03-01"),
    ])
    func theLastDayToCancelIsTheNoticePeriodBefore(notice: NoticePeriod, renewal: String, last: String) throws {
        #expect(try notice.lastDay(before: day(renewal)) == (day(last)))
    }

    @Test func aCancellationCannotPreventRenewalsWithinTheMinimumTerm() throws {
        var phone = try subscription(20_00, from: "2026-01-10")
        (phone.minimumUntil, phone.notice) = (try day("2026-12-31"), NoticePeriod(1, .month))
        let cancellation = try #require(SubscriptionTimeline(phone, charges: [], today: try day("2026-03-01")).cancellation)
        #expect(try cancellation.renewal == (day("2027-01-10")) && cancellation.by == (day("2026-12-10")))
    }

    // MARK: - Prices

    @Test func aChargeThatDiffersAsksAndASecondOneAnswers() throws {
        let gym = try subscription(from: "2026-01-15")
        let one = [try charge(1, "2026-01-15", 10_00), try charge(2, "2026-02-15", 12_00)]
        let asks = SubscriptionTimeline(gym, charges: one, today: try day("2026-02-20")).history
        #expect(
            try asks.open?.change
                == PriceStep(day: day("2026-02-15"), from: money(10_00), to: money(12_00), every: .monthly))
        #expect(asks.open?.change.yearly == money(24_00))
        #expect(asks.changes.isEmpty)
        let taken = SubscriptionTimeline(gym, charges: one + [try charge(3, "2026-03-15", 12_00)], today: try day("2026-03-20")).history
        #expect(try taken.open == nil && taken.changes.map(\.to) == [money(12_00)] && taken.changes.map(\.day) == [day("2026-02-15")])
    }

    @Test func aOneOffIsNoPrice() throws {
        let gym = try subscription(from: "2026-01-15")
        let charges = [try charge(1, "2026-01-15", 10_00), try charge(2, "2026-02-15", 12_00, .oneOff)]
        let history = SubscriptionTimeline(gym, charges: charges, today: try day("2026-02-20")).history
        #expect(try history.open == nil && history.price(on: day("2026-03-01")) == money(10_00))
    }

    @Test func anAmountWithinTheRangeIsNoChange() throws {
        var power = try subscription(50_00, from: "2026-01-15")
        power.highest = money(80_00)
        let charges = [try charge(1, "2026-01-15", 66_00), try charge(2, "2026-02-15", 79_99)]
        #expect(try SubscriptionTimeline(power, charges: charges, today: day("2026-02-20")).history.open == nil)
    }

    // MARK: - Sharing

    @Test func sixShareAYearlyPrice() {
        let sharing: SubscriptionSharing? = SubscriptionSharing(others: 5)
        #expect(sharing.share(of: money(120_00), price: money(120_00)) == money(20_00))
    }

    @Test func theLeftOverCentIsTheHouseholds() {
        let sharing: SubscriptionSharing? = SubscriptionSharing(others: 2)
        #expect(sharing.share(of: money(10_00), price: money(10_00)) == money(3_34))
        #expect(sharing.share(of: money(-10_00), price: money(10_00)) == money(-3_34))
    }

    @Test func aTypedShareStaysInItsRatio() {
        let sharing: SubscriptionSharing? = SubscriptionSharing(others: 1, mine: money(4_00))
        #expect(sharing.share(of: money(120_00), price: money(10_00)) == money(48_00))
    }
}

extension Subscription {
    fileprivate func with(_ change: (inout Subscription) -> Void) -> Subscription {
        var copy = self
        change(&copy)
        return copy
    }
}
