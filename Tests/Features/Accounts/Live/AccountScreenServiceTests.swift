import AccountsModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Today is 27 May 2026.
@Suite struct AccountScreenServiceTests {

    private let today = TestHousehold.today

    @Test func theLineGoesBackThirtyDaysAndAheadAsFarAsIsKnown() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: today.adding(days: -60))
        try await home.add(-10_00, in: account, day: today.adding(days: -29))
        try await home.add(-5_00, in: account, day: today.adding(days: -28))
        try await home.add(-1_00, in: account, day: today)
        try await home.add(-20_00, in: account, day: today.adding(days: 3))
        try await home.add(-2_00, in: account, day: today.adding(days: -2), status: .pending)
        try await home.add(9_00, in: account, day: today.adding(days: 30), status: .pending)
        try await home.add(9_00, in: account, day: today.adding(days: 31), status: .pending)
        let detail = try await home.services.accountScreens().fetchDetail(id: account.id, days: 30)
        #expect(detail.history.count == 30 && detail.history.last?.day == today)
        #expect(detail.history.first == DatedAmount(day: today.adding(days: -29), amount: home.money(90_00)))
        #expect(detail.history[1].amount == home.money(85_00))
        #expect(detail.history[28].amount == home.money(85_00))
        #expect(detail.history[29].amount == home.money(84_00))
        #expect(detail.projection.count == 30)
        #expect(detail.projection.first == DatedAmount(day: today.adding(days: 1), amount: home.money(82_00)))
        #expect(detail.projection[2].amount == home.money(62_00))
        #expect(detail.projection.last?.amount == home.money(71_00))
        #expect(detail.latest.count == 8 && detail.closedUntil == nil && detail.lastStatementDay == nil)
        #expect(detail.summary.balance.booked == home.money(64_00))
    }

    @Test func theHistoryIsAsLongAsIsAskedFor() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: today.adding(days: -300))
        try await home.add(-10_00, in: account, day: today.adding(days: -80))
        let history = try await home.services.accountScreens().fetchDetail(id: account.id, days: 91).history
        #expect(history.count == 91 && history.last == DatedAmount(day: today, amount: home.money(90_00)))
        #expect(history.first == DatedAmount(day: today.adding(days: -90), amount: home.money(100_00)))
    }

    @Test func whereNothingIsKnownNothingIsProjected() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00)
        #expect(try await home.services.accountScreens().fetchDetail(id: account.id, days: 30).projection.isEmpty)
    }

    @Test func theListSaysHowBalancesWentInNinetyDays() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: today.adding(days: -200))
        let quiet = try await home.account("Purse", .cash)
        try await home.add(-10_00, in: account, day: today.adding(days: -90))
        try await home.add(-5_00, in: account, day: today.adding(days: -89))
        try await home.add(30_00, in: account, day: today)
        try await home.add(-20_00, in: account, day: today.adding(days: 3))
        let list = try await home.services.accountScreens().fetchList(includingArchived: false)
        let trend = try #require(list.trends[account.id])
        // Every third day from 90 days ago until today.
        #expect(trend.balances.count == 31 && trend.change == home.money(25_00))
        #expect(trend.balances.first == home.money(90_00) && trend.balances[1] == home.money(85_00))
        #expect(trend.balances.last == home.money(115_00))
        #expect(list.trends[quiet.id]?.change == home.money(0))
    }

    @Test func theDetailSaysWhatCameInAndLeftPerMonth() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        try await home.add(100_00, in: account, day: day("2026-03-02"))
        try await home.add(-30_00, in: account, day: day("2026-03-31"))
        try await home.add(-20_00, in: account, to: savings, day: today)
        try await home.add(-7_00, in: account, day: today, status: .pending)
        let months = try await home.services.accountScreens().fetchDetail(id: account.id, days: 30).months
        // A month in between without transactions is there, those before the first are not.
        #expect(months.map(\.month.description) == ["2026-03", "2026-04", "2026-05"])
        #expect(months.map(\.moneyIn) == [100_00, 0, 0].map(home.money))
        #expect(months.map(\.moneyOut) == [30_00, 0, 20_00].map(home.money))
        let empty = try await home.account("Purse", .cash)
        #expect(try await home.services.accountScreens().fetchDetail(id: empty.id, days: 30).months.isEmpty)
    }

    @Test func aStatementHoldsItsMonth() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: day("2026-03-31"))
        try await home.add(-30_00, in: account, day: day("2026-04-01"))
        try await home.add(12_00, in: account, day: day("2026-04-30"))
        try await home.add(-1_00, in: account, day: day("2026-04-15"), status: .failed)
        try await home.add(-7_00, in: account, day: today)
        try await home.add(-8_00, in: account, day: today.adding(days: 1))
        let screens = home.services.accountScreens()
        let april = try await screens.fetchStatement(id: account.id, month: Month(of: day("2026-04-01")))
        #expect(april.opening == home.money(100_00) && april.closing == home.money(82_00))
        #expect(april.moneyIn == home.money(12_00) && april.moneyOut == home.money(30_00))
        #expect(april.entries.map(\.balance?.minorUnits) == [70_00, 82_00])
        // The month is not over: the statement ends today.
        let may = try await screens.fetchStatement(id: account.id, month: Month(of: today))
        #expect(may.opening == home.money(82_00) && may.closing == home.money(75_00) && may.entries.count == 1)
        let june = Month(of: today).next
        #expect(
            await brokenRule { _ = try await screens.fetchStatement(id: account.id, month: june) }
                == "A statement is of a month that has begun")
    }

    @Test func statementsBeginWithTheAccountsFirstMonth() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: day("2026-03-31"))
        let screens = home.services.accountScreens()
        let first = Month(of: day("2026-03-31"))
        #expect(try await screens.fetchStatement(id: account.id, month: first).firstMonth == first)
        for early in [first.previous, Month(of: day("1999-01-01"))] {
            #expect(
                await brokenRule { _ = try await screens.fetchStatement(id: account.id, month: early) }
                    == "Checking begins in March 2026; there is no statement before that")
        }
        let empty = try await home.account("Empty")
        #expect(try await screens.fetchStatement(id: empty.id, month: Month(of: today)).entries.isEmpty)
        #expect(
            await brokenRule { _ = try await screens.fetchStatement(id: empty.id, month: first) } == "Empty has no transactions yet")
    }

    @Test func anotherHouseholdsAccountIsNotFound() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let others = try await home.another()
        await #expect(throws: ServiceError.notFound) { _ = try await others.accountScreens().fetchDetail(id: account.id, days: 30) }
        await #expect(throws: ServiceError.notFound) {
            _ = try await others.accountScreens().fetchStatement(id: account.id, month: Month(of: TestHousehold.today))
        }
        await #expect(throws: ServiceError.notFound) { _ = try await others.reconciliation().fetchCheck(account: account.id) }
        #expect(try await others.overview().fetchHome().accounts.isEmpty)
    }
}
