import LedgerTestSupport
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import Testing

@testable import AccountsLive
@testable import HomeLive
@testable import Installation
@testable import TransactionsLive

/// The cost of all screens is independent of the history: compares virtual machine steps of a short and a long ledger.
@Suite struct ScreenStepsTests {

    private func ledger(_ count: Int, days: Int) async throws -> SteppedLedger {
        try await SteppedLedger(schema: Schema.standard, count: count, days: days)
    }

    private func context(_ ledger: SteppedLedger) async throws -> ServiceContext {
        let household = try #require(try await ledger.database.read { try HouseholdRepository($0).all() }.first)
        return ServiceContext(
            database: ledger.database, member: Member(household: household.id, role: .owner), household: household, path: "",
            clock: HouseholdClock(now: { 1_700_000_000_000 }, today: { SteppedLedger.lastDay }), modules: .standard)
    }

    private func steps(_ ledger: SteppedLedger, _ body: @Sendable (ServiceContext, Connection) throws -> Void) async throws -> Int {
        let context = try await context(ledger)
        return try await ledger.database.read { connection in
            try body(context, connection)
            return connection.counters.steps
        }
    }

    private func expectLevel(
        _ small: SteppedLedger, _ large: SteppedLedger, _ name: Comment,
        _ body: @Sendable (ServiceContext, Connection) throws -> Void
    ) async throws {
        let few = try await steps(small, body)
        let many = try await steps(large, body)
        #expect(Double(many) <= Double(few) * 1.3, "\(name): \(few) and \(many)")
    }

    @Test func homeCostsTheSameHoweverMuchHappened() async throws {
        // Over the same days, and over thirty times as many.
        let small = try await ledger(10_000, days: 500)
        for large in [try await ledger(30_000, days: 500), try await ledger(30_000, days: 1_500)] {
            try await expectLevel(small, large, "home") { _ = try LiveOverviewService(context: $0).home($1, today: $0.clock.today()) }
        }
    }

    @Test func theScreensOfAnAccountCostTheSameHoweverMuchHappened() async throws {
        let small = try await ledger(10_000, days: 500)
        for large in [try await ledger(30_000, days: 500), try await ledger(30_000, days: 1_500)] {
            try await expectLevel(small, large, "detail") {
                _ = try LiveAccountScreenService(context: $0).detail(SteppedLedger.account, days: 30, $1)
            }
            try await expectLevel(small, large, "check") { context, connection in
                let account = try #require(
                    try LedgerAccountRepository(connection, household: context.household.id).find(LedgerAccountID(SteppedLedger.account)))
                let check = CheckRepository.Check(since: nil, day: SteppedLedger.lastDay, stated: 0)
                let own = try #require(account.toAccount())
                _ = try CheckReader(connection, household: context.household.id).read(check, of: own, after: nil)
            }
        }
    }

    @Test func aStatementCostsWhatItsMonthHoldsHoweverLongTheHistory() async throws {
        let small = try await ledger(10_000, days: 500)
        let large = try await ledger(40_000, days: 2_000)
        try await expectLevel(small, large, "statement") {
            _ = try LiveAccountScreenService(context: $0).statement(SteppedLedger.account, Month(of: SteppedLedger.lastDay), $1)
        }
    }

    @Test func aCategorysScreenCostsTheSameHoweverMuchHappened() async throws {
        let small = try await ledger(10_000, days: 500)
        let large = try await ledger(30_000, days: 500)
        try await expectLevel(small, large, "category") { _ = try LiveCategoryService(context: $0).detail(SteppedLedger.category, $1) }
    }
}
