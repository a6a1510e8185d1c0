import Models
import PlanModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import PlanLive

/// Members hear of accounts that will fall below their limit.
@Suite struct ForecastNotificationTests {

    /// The household starts on 15 January 2027.
    @Test func anAccountThatWillFallBelowItsLimitIsToldOnceForEachFirstDay() async throws {
        let household = try await NotificationHousehold.with([("otto", .member)])
        let services = try await household.container("tamara")
        let account = try await services.accounts().addAccount(
            AccountDraft(
                name: "Checking", kind: .checking, currency: try household.money(0).currency, opening: try household.money(100_00),
                openingDay: day("2027-01-01"))
        ).account
        func told(spending units: Int64, on text: String) async throws -> [NotificationContent] {
            var draft = TransactionDraft(account: account.id, amount: try household.money(-units), day: day(text), payee: "Hotel")
            draft.status = .pending
            _ = try await services.transactions().addTransaction(draft)
            for _ in 0..<2 { _ = try await ForecastModule().run(in: try await household.owner(), today: day("2027-01-15")) }
            return try await household.told("otto").filter { $0.kind == .balanceBelowLimit }
        }
        #expect(try await told(spending: 100_00, on: "2027-01-20").isEmpty)
        let first = try await told(spending: 5_00, on: "2027-01-25")
        #expect(
            first == [
                NotificationContent(
                    kind: .balanceBelowLimit, subject: "Checking", amount: try household.money(-5_00), day: day("2027-01-25"),
                    object: ObjectReference(.forecast, of: account.id))
            ])
        #expect(try await told(spending: 5_00, on: "2027-01-26").count == 1)
        #expect(try await told(spending: 5_00, on: "2027-01-19").map(\.day).prefix(1) == [day("2027-01-20")])
        let insight = try await services.overview().fetchHome().parts.insight as? PlanInsight
        #expect(
            insight
                == .balanceBelowLimit(account: account.id, name: "Checking", day: day("2027-01-20"), balance: try household.money(-5_00)))
    }

    @Test func whatLiesBeyondThirtyDaysIsNotTold() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 100_00, on: TestHousehold.today.adding(days: -5))
        try await home.add(-200_00, in: checking, day: TestHousehold.today.adding(days: 31), status: .pending)
        #expect(try await home.services.overview().fetchHome().parts.insight == nil)
    }

    @Test func aBookedTransactionOfALaterDayIsNoChangeOfTheBalance() async throws {
        let home = try await TestHousehold()
        let today = TestHousehold.today
        let checking = try await home.account("Checking", opening: 100_00, on: today.adding(days: -5))
        try await home.add(500_00, in: checking, payee: "Ada", day: today.adding(days: 20))
        try await home.add(-200_00, in: checking, payee: "Hotel", day: today.adding(days: 10), status: .pending)
        let below = PlanInsight.balanceBelowLimit(
            account: checking.id, name: "Checking", day: today.adding(days: 10), balance: home.money(-100_00))
        #expect(try await home.services.overview().fetchHome().parts.insight as? PlanInsight == below)
        let wallet = try await home.account("Wallet", .cash, opening: 500_00)
        try await home.add(-1_00, in: wallet, payee: "Kiosk")
        #expect(try await home.services.overview().fetchHome().parts.insight as? PlanInsight == below)
    }

    @Test func theAgreedLimitCounts() async throws {
        let home = try await TestHousehold()
        let account = try await home.accounts.addAccount(
            AccountDraft(
                name: "Checking", kind: .checking, currency: home.euro, opening: home.money(100_00), openingDay: TestHousehold.today,
                limit: 500_00)
        ).account
        try await home.add(-500_00, in: account, day: TestHousehold.today.adding(days: 3), status: .pending)
        #expect(try await home.services.overview().fetchHome().parts.insight == nil)
        try await home.add(-100_01, in: account, day: TestHousehold.today.adding(days: 4), status: .pending)
        // Home has the last forecast of the day, moved by what was booked since.
        #expect(try await home.services.overview().fetchHome().parts.insight == nil)
        _ = try await home.services.forecasts().fetchForecast(months: 3, whatIf: [])
        try await home.add(-50_00, in: account, payee: "Shop")
        #expect(
            try await home.services.overview().fetchHome().parts.insight as? PlanInsight
                == .balanceBelowLimit(
                    account: account.id, name: "Checking", day: TestHousehold.today.adding(days: 4), balance: home.money(-550_01)))
    }
}
