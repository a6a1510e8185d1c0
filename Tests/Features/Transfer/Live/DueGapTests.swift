import Localization
import Models
import NotificationsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation
@testable import TransferLive

/// Standing orders with past days ask, and after a gap too long for an outage nothing is executed without confirmation.
struct DueGapTests {
    private let fixture: TransferFixture
    private static let today = TransferFixture.today

    init() async throws { fixture = try await TransferFixture(opening: 100_000_00) }

    private func draft(_ unit: ScheduleUnit, from day: Day, past: Int? = nil, count: Int? = nil) throws -> TransferDraft {
        var draft = fixture.draft(1_00, day: day, schedule: try Schedule(anchor: day, unit, count: count))
        draft.pastOccurrences = past
        return draft
    }

    private func violation(_ draft: TransferDraft) async -> ServiceError? {
        do {
            _ = try await fixture.standing.addStandingOrder(draft)
            return nil
        } catch {
            return ServiceError(error)
        }
    }

    // MARK: - A first day in the past

    @Test func aFirstDayOfTheYearOneIsAnsweredAtOnce() async throws {
        let first = try #require(Day("0001-01-01"))
        let refused = try #require(await violation(try draft(.day, from: first)))
        #expect(refused.description.hasSuffix("occurrences before today: say how many of them to book, 0 to 60"))
        #expect(await violation(try draft(.day, from: first, past: 61)) != nil)
        #expect(await violation(try draft(.day, from: first, past: 2)) == nil)
        let run = try await fixture.transfers.runDue(today: Self.today)
        #expect(run.transfers.map(\.transfer.day) == [-2, -1, 0].map { Self.today.adding(days: $0) })
    }

    @Test func ofPastOccurrencesTheLatestAreBookedAndNoneWhereNoneIsWanted() async throws {
        let first = Self.today.adding(days: -28)
        #expect(await violation(try draft(.week, from: first)) != nil)
        #expect(await violation(try draft(.week, from: first, past: 5)) != nil)
        #expect(await violation(try draft(.week, from: first, past: -1)) != nil)
        let order = try await fixture.standing.addStandingOrder(try draft(.week, from: first, past: 0))
        #expect(order.nextDay == Self.today)
        let other = try await fixture.standing.addStandingOrder(try draft(.week, from: first, past: 3))
        #expect(other.nextDay == Self.today.adding(days: -21))
        #expect(await violation(try draft(.week, from: first, past: 0, count: 2)) == .rule(.standingOrderOver))
    }

    // MARK: - A gap

    @Test func aClockThatJumpedTenYearsAheadBooksNothingUntilAPersonSaysThatItIsRight() async throws {
        let order = try await fixture.standing.addStandingOrder(try draft(.month, from: Self.today))
        let later = try Schedule(anchor: Self.today, .month).occurrence(119)
        let jumped = try #require(later)
        for _ in 0..<2 {
            let run = try await fixture.transfers.runDue(today: jumped)
            #expect(run.transfers.isEmpty)
            #expect(run.heldBack == HeldBackTransfers(since: Self.today, occurrences: 120))
        }
        #expect(try await fixture.balances()[0] == 100_000_00)
        // After the clock was corrected, due orders are executed as usual.
        #expect(try await fixture.transfers.runDue(today: Self.today).transfers.count == 1)
        #expect(try await fixture.transfers.runDue(today: jumped).heldBack?.occurrences == 119)
        let run = try await fixture.transfers.runDue(today: jumped, confirmsGap: true)
        #expect(run.heldBack == nil && run.completed == 119)
        #expect(try await fixture.standing.fetchStandingOrder(id: order.id).order.nextDay == Day("2036-05-27"))
        try await fixture.home.expectClean()
    }

    @Test func aGapToTheEndOfTheCalendarIsAnsweredAtOnce() async throws {
        _ = try await fixture.standing.addStandingOrder(try draft(.day, from: Self.today))
        let last = try #require(Day("9999-12-31"))
        #expect(try await fixture.transfers.runDue(today: last).heldBack?.occurrences == Self.today.distance(to: last) + 1)
    }

    @Test(arguments: [40, 92, 100])
    func anOutageOfUpToAHundredDaysIsMadeUpForUnasked(days: Int) async throws {
        _ = try await fixture.standing.addStandingOrder(try draft(.month, from: Self.today))
        let run = try await fixture.transfers.runDue(today: Self.today.adding(days: days))
        #expect(run.heldBack == nil && run.completed == 1 + days / 30)
    }

    @Test func aGapInWhichNothingFellDueIsNone() async throws {
        #expect(try await fixture.transfers.runDue(today: Self.today.adding(days: 1_000)).heldBack == nil)
    }

    @Test func runsInWhichNothingFellDueCountAsUse() async throws {
        _ = try await fixture.standing.addStandingOrder(try draft(.year, from: Self.today.adding(days: 150)))
        for days in stride(from: 0, to: 150, by: 50) {
            #expect(try await fixture.transfers.runDue(today: Self.today.adding(days: days)).transfers.isEmpty)
        }
        let run = try await fixture.transfers.runDue(today: Self.today.adding(days: 150))
        #expect(run.heldBack == nil && run.completed == 1)
    }

    @Test func aDayOfUseInTheFutureIsReplacedByToday() async throws {
        let jumped = Self.today.adding(days: 3_650)
        // The clock jumps while nothing is due, and is set right again.
        #expect(try await fixture.transfers.runDue(today: jumped).heldBack == nil)
        #expect(try await fixture.transfers.runDue(today: Self.today).heldBack == nil)
        _ = try await fixture.standing.addStandingOrder(try draft(.month, from: Self.today))
        #expect(try await fixture.transfers.runDue(today: jumped).heldBack == HeldBackTransfers(since: Self.today, occurrences: 120))
    }

    @Test func theScreenOfWhatIsScheduledNamesTheGap() async throws {
        _ = try await fixture.standing.addStandingOrder(try draft(.month, from: Self.today))
        let later = fixture.home.context.with(today: Self.today.adding(days: 3_650))
        #expect(try await LiveTransferService(context: later).fetchScheduled().heldBack?.occurrences == 120)
        // Writes on the wrong day do not confirm it.
        let accounts = DependencyContainer(live: later).accounts()
        _ = try await accounts.addAccount(AccountDraft(name: "Another", kind: .cash, currency: fixture.home.euro))
        #expect(try await LiveTransferService(context: later).fetchScheduled().heldBack?.since == Self.today)
    }
}

/// Members are notified of a gap once.
struct DueGapNotificationTests {

    @Test func membersAreToldOnceOfWhatIsHeldBack() async throws {
        let (installation, token) = try await TestInstallation.withOwner()
        let container = try await installation.container(token)
        let today = container.context.today
        let euro = installation.euro
        let checking = try await container.accounts().addAccount(
            AccountDraft(name: "Checking", kind: .checking, currency: euro, opening: Money(minorUnits: 1_000_00, currency: euro)))
        let savings = try await container.accounts().addAccount(AccountDraft(name: "Savings", kind: .savings, currency: euro))
        _ = try await container.standingOrders().addStandingOrder(
            TransferDraft(
                source: checking.account.id, destination: .account(savings.account.id), amount: Money(minorUnits: 1_00, currency: euro),
                day: today, schedule: try Schedule(anchor: today, .month)))
        let before = try await container.notifications().fetchNotifications(after: nil, limit: 50).notifications.count
        installation.clock.move(seconds: 400 * 86_400)
        for _ in 0..<3 { #expect(try await installation.live.runDue() == 0) }
        let told = try await container.notifications().fetchNotifications(after: nil, limit: 50).notifications
        #expect(told.count == before + 1)
        let content = try #require(told.first?.content)
        #expect(content.kind == .dueHeldBack && content.day == today && content.count == 14)
        #expect(content.object == ObjectReference(.scheduledTransfers))
        let text = ServiceModules.standard.notifications.text(of: content)
        #expect(text.title.english == "14 transfers are held back")
    }
}
