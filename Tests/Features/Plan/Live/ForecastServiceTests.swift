import Models
import PlanModel
import SavingsModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing
import TransferModel

@testable import Installation

/// What is scheduled, and that nothing counts twice. Today is 27 May 2026.
@Suite struct ForecastServiceTests {
    private let today = TestHousehold.today

    // MARK: - Known amounts

    @Test func pendingAndFutureTransactionsStandOnTheirDays() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -10))
        try await home.add(-30_00, in: checking, payee: "Kiosk", day: today.adding(days: -2), status: .pending)
        try await home.add(-200_00, in: checking, payee: "Hotel", day: today.adding(days: 3), status: .pending)
        try await home.add(50_00, in: checking, payee: "Ada", day: today.adding(days: 5))
        let forecast = try await self.forecast(home, checking)
        #expect(forecast.line.expected.prefix(7) == [970_00, 970_00, 970_00, 770_00, 770_00, 820_00, 820_00])
        #expect(forecast.line.lowest(withUsual: true)?.day == today.adding(days: 3))
        #expect(forecast.history.last?.amount == home.money(1_000_00))
        #expect(forecast.items.map(\.title) == ["Kiosk", "Hotel", "Ada"])
    }

    @Test func aShortHistoryHasOnlyWhatIsScheduled() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -80))
        for day in 1...79 { try await home.add(-10_00, in: checking, payee: "Kiosk \(day)", day: today.adding(days: -day)) }
        let forecast = try await home.services.forecasts().fetchForecast(months: 3, whatIf: [])
        #expect(!forecast.isUsualKnown)
        let line = try #require(forecast.account(checking.id)?.line)
        #expect(line.expected == line.scheduled && Set(line.expected) == [210_00])
    }

    @Test func aStandingOrderIsNotCountedAgainAsWhatIsFound() async throws {
        let household = try await SubscribedHousehold()
        let rent = try #require(try await items(household, "Miete").first)
        #expect(rent.kind == .found && rent.amount == household.home.money(-850_00) && rent.day == day("2026-06-01"))
        let landlord = PaymentParty(name: "Miete Mustermann Hausverwaltung", number: .iban(try IBAN("DE89370400440532013000")))
        _ = try await household.home.services.standingOrders().addStandingOrder(
            TransferDraft(
                source: household.checking.id, destination: .payee(landlord, beneficiary: nil, isInternational: false),
                amount: household.home.money(870_00), day: day("2026-06-03"), schedule: try Schedule(anchor: day("2026-06-03"), .month)))
        let items = try await items(household, "Miete")
        #expect(items.map(\.day) == [day("2026-06-03"), day("2026-07-03"), day("2026-08-03")])
        #expect(items.allSatisfy { $0.kind == .standingOrder && $0.amount == household.home.money(-870_00) })
    }

    /// An order stands for found transfers of its amount, and hides no others between the accounts.
    @Test(arguments: [(300_00, 900_00), (120_00, 1_260_00)]) func anOrderStandsForTransfersOfItsAmount(
        ordered: Int64, fallsBy: Int64
    ) async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 9_000_00, on: day("2025-10-01"))
        let savings = try await home.account("Savings", .savings, opening: 0, on: day("2025-10-01"))
        for number in 0..<6 {
            let first = Month(of: day("2025-12-01")).adding(months: number).firstDay
            try await home.add(-300_00, in: checking, payee: "House money", to: savings, day: first)
        }
        _ = try await home.services.standingOrders().addStandingOrder(
            TransferDraft(
                source: checking.id, destination: .account(savings.id), amount: home.money(ordered), day: day("2026-06-02"),
                schedule: try Schedule(anchor: day("2026-06-02"), .month)))
        _ = try await home.services.subscriptions().fetchFound(all: true)
        let line = try await forecast(home, checking).line
        #expect(line.expected.first.map { $0 - (line.expected.last ?? 0) } == fallsBy)
    }

    @Test func aSubscriptionReplacesWhatIsFoundOfIt() async throws {
        let household = try await SubscribedHousehold()
        #expect(try await items(household, "NETFLIX").map(\.amount.minorUnits) == [-11_99, -11_99, -11_99])
        let subscription = try await household.accepted()
        let items = try await items(household, "etflix", "NETFLIX")
        #expect(items.map(\.day) == [day("2026-06-10"), day("2026-07-10"), day("2026-08-10")])
        #expect(items.allSatisfy { $0.kind == .subscription && $0.object == ObjectReference(subscription.id) })
    }

    @Test func expectedMoneyReplacesWhatIsFoundOfItAndIsCompletedByItsTransaction() async throws {
        let household = try await SubscribedHousehold()
        let home = household.home
        let payee = "Miete Mustermann Hausverwaltung"
        let rent = try await home.services.expected().addExpected(
            ExpectedDraft(
                name: "Rent", amount: home.money(-900_00), tolerance: 60_00, cycle: .monthly, next: day("2026-06-05"),
                account: household.checking.id, payee: payee))
        let items = try await items(household, "Rent", "Miete")
        #expect(items.map(\.day) == [day("2026-06-05"), day("2026-07-05"), day("2026-08-05")])
        #expect(items.allSatisfy { $0.kind == .expected && $0.amount == home.money(-900_00) && $0.object == ObjectReference(rent.id) })
        try await home.add(-850_00, in: household.checking, payee: payee, day: day("2026-06-02"), status: .pending)
        #expect(
            try await self.items(household, "Rent", "Miete").map { [$0.day.description, "\($0.amount.minorUnits)"] } == [
                ["2026-06-02", "-85000"], ["2026-07-05", "-90000"], ["2026-08-05", "-90000"],
            ])
    }

    @Test func whatIsLateIsExpectedTodayAndASubscriptionOnlyOnce() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -10))
        let service = home.services.expected()
        _ = try await service.addExpected(
            ExpectedDraft(name: "Salary", amount: home.money(500_00), cycle: .once, next: today.adding(days: -3), account: checking.id))
        _ = try await service.addExpected(
            ExpectedDraft(name: "Gone", amount: home.money(500_00), cycle: .once, next: today.adding(days: -40), account: checking.id))
        _ = try await service.addExpected(
            ExpectedDraft(
                name: "Films", amount: home.money(-12_00), cycle: .monthly, next: today.adding(days: 5), account: checking.id,
                payee: "Lumen"))
        _ = try await home.services.subscriptions().addSubscription(
            SubscriptionDraft(
                name: "Lumen", price: home.money(12_00), cycle: .monthly, next: today.adding(days: 5), account: checking.id))
        let forecast = try await self.forecast(home, checking)
        #expect(forecast.line.expected.prefix(6) == [1_500_00, 1_500_00, 1_500_00, 1_500_00, 1_500_00, 1_488_00])
    }

    @Test func theInstalmentOfALoanIsDrawnOnBothAccountsAndNotFoundAgain() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 9_000_00, on: day("2025-10-01"))
        let loan = try await home.account("Loan", .loan, opening: -9_000_00, on: day("2025-10-01"))
        for number in 0..<5 {
            try await home.add(-300_00, in: checking, to: loan, day: Month(of: day("2025-12-01")).adding(months: number).firstDay)
        }
        _ = try await home.services.expected().addExpected(
            ExpectedDraft(name: "Instalment", amount: home.money(-300_00), cycle: .monthly, next: day("2026-05-01"), account: checking.id))
        try await home.add(-300_00, in: checking, to: loan, day: day("2026-05-01"))
        let line = try await forecast(home, checking).line
        #expect(line.expected.first.map { $0 - (line.expected.last ?? 0) } == 900_00)
        let owed = try await forecast(home, loan).line
        #expect(owed.expected.last.map { $0 - (owed.expected.first ?? 0) } == 900_00)
    }

    @Test func whatIsEnteredAheadIsNotExpectedAgain() async throws {
        let household = try await SubscribedHousehold()
        try await household.home.add(
            -850_00, in: household.checking, payee: "Miete Mustermann Hausverwaltung", day: day("2026-06-02"), status: .pending)
        #expect(try await items(household, "Miete").map(\.day) == [day("2026-06-02"), day("2026-07-01"), day("2026-08-01")])
    }

    @Test func salaryAndRentAreFoundAndTheWeeklyShopIsUsual() async throws {
        let household = try await SubscribedHousehold()
        let forecast = try await self.forecast(household.home, household.checking)
        #expect(Set(forecast.items.map(\.kind)) == [.found])
        #expect(!forecast.items.contains { $0.title.contains("Market") })
        #expect(forecast.items.filter { $0.title.contains("Gehalt") }.map(\.amount.minorUnits) == [2_500_00, 2_500_00, 2_500_00])
    }

    // MARK: - Cards, savings, transfers

    @Test func aCardsDebtIsPaidFromItsAccountAndItsPurchasesCountOnce() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2025-10-01"))
        let card = try await home.account("Visa", .credit)
        let shops = ["Florist", "Cinema", "Museum", "Tailor", "Optician", "Bakery", "Harbour"]
        for (number, shop) in shops.enumerated() {
            let month = Month(of: day("2025-11-01")).adding(months: number).firstDay
            try await home.add(-Int64(100_00 + number * 10_00), in: card, payee: shop, day: month.adding(days: 9))
            guard number > 0 else { continue }
            try await home.add(-Int64(90_00 + number * 10_00), in: checking, to: card, day: month.adding(days: 4))
        }
        // 160.00 were bought on 10 May, and nothing else.
        let forecast = try await home.services.forecasts().fetchForecast(months: 3, whatIf: [])
        let bills = forecast.accounts.flatMap(\.items).filter { $0.kind == .cardBill }
        #expect(bills.filter { $0.account == checking.id }.map(\.amount.minorUnits) == [-160_00])
        #expect(bills.first?.day == day("2026-06-05"))
        #expect(forecast.account(card.id)?.line.expected.last == 0)
        #expect(Set(forecast.total.line.expected).count == 1)
    }

    @Test func aSavingsPlanIsFundedFromTheDefaultAccountUnlessAnOrderDoesIt() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: day("2026-05-01"))
        let savings = try await home.account("Savings", .savings)
        try await home.accounts.setDefaultAccount(id: checking.id)
        let account = try await home.services.savings().fetchAccount(id: savings.id).account
        var edit = SavingsAccountEdit(account)
        edit.contribution = home.money(100_00)
        _ = try await home.services.savings().updateAccount(id: savings.id, edit, revision: SavingsRevision(account))
        #expect(try await forecast(home, savings).line.expected.last == 300_00)
        #expect(try await forecast(home, checking).line.expected.last == 700_00)
        _ = try await home.services.standingOrders().addStandingOrder(
            TransferDraft(
                source: checking.id, destination: .account(savings.id), amount: home.money(50_00), day: day("2026-06-15"),
                schedule: try Schedule(anchor: day("2026-06-15"), .month)))
        #expect(try await forecast(home, savings).line.expected.last == 150_00)
    }

    // MARK: - Budgets

    @Test func whatIsLeftOfABudgetReplacesWhatIsUsuallySpentAndItsBillsComeOutOfIt() async throws {
        let plan = try await BudgetHousehold()
        for back in 1...300 {
            let past = today.adding(days: -back)
            try await plan.home.add(-10_00, in: plan.checking, category: "groceries", day: past)
        }
        let usual = try await forecast(plan.home, plan.checking).line
        #expect(usual.expected[0] - usual.expected[30] == 300_00)
        // Nothing is left of May's 100.00; June has 90.00, of which 30.00 are pending.
        try await plan.set("groceries", 90_00, from: "2026-05")
        try await plan.home.add(-30_00, in: plan.checking, payee: "Box", category: "groceries", day: day("2026-06-10"), status: .pending)
        let budgeted = try await forecast(plan.home, plan.checking).line
        let endOfMay = today.distance(to: day("2026-05-31"))
        #expect(budgeted.expected[0] == budgeted.expected[endOfMay])
        #expect(budgeted.expected[0] - budgeted.expected[endOfMay + 30] == 90_00)
        #expect(budgeted.scheduled[0] - budgeted.scheduled[endOfMay + 30] == 30_00)
    }

    // MARK: - All accounts

    @Test func theTotalBeginsWithNetWorthAndTransfersDoNotChangeIt() async throws {
        let household = try await SubscribedHousehold()
        let savings = try await household.home.account("Savings", .savings, opening: 500_00, on: day("2026-01-01"))
        _ = try await household.home.services.standingOrders().addStandingOrder(
            TransferDraft(
                source: household.checking.id, destination: .account(savings.id), amount: household.home.money(50_00),
                day: day("2026-06-15"),
                schedule: try Schedule(anchor: day("2026-06-15"), .month)))
        let forecast = try await household.home.services.forecasts().fetchForecast(months: 3, whatIf: [])
        let worth = try await household.home.services.overview().fetchHome().netWorth.total
        #expect(forecast.total.history.last?.amount == worth)
        #expect(forecast.total.items.allSatisfy { $0.kind == .found })
        let lines = forecast.accounts.map(\.line)
        for index in 0..<forecast.total.line.count {
            #expect(forecast.total.line.expected[index] == lines.reduce(0) { $0 + $1.expected[index] })
        }
    }

    // MARK: - What if

    @Test func whatIsTriedOutMovesTheLineAndIsNotStored() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -10))
        let service = home.services.forecasts()
        let rent = WhatIf(account: checking.id, amount: home.money(-400_00), day: today.adding(days: 2), isMonthly: true)
        let tried = try await service.fetchForecast(months: 3, whatIf: [rent])
        #expect(tried.account(checking.id)?.line.expected.prefix(4) == [1_000_00, 1_000_00, 600_00, 600_00])
        #expect(tried.account(checking.id)?.line.expected.last == -200_00)
        #expect(try await forecast(home, checking).line.expected.last == 1_000_00)
    }

    @Test func whatCannotBeTriedOutIsAnswered() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -10))
        let service = home.services.forecasts()
        func tried(_ units: Int64, _ day: Day, account: ID<Account>? = nil) -> WhatIf {
            WhatIf(account: account ?? checking.id, amount: home.money(units), day: day)
        }
        for (whatIf, error) in [
            (tried(0, today), ServiceError.rule(.forecastAmountInvalid)), (tried(.max, today), .rule(.forecastAmountInvalid)),
            (tried(1, today.adding(days: -1)), .rule(.forecastDayInvalid)), (tried(1, today.adding(days: 500)), .rule(.forecastDayInvalid)),
            (tried(1, today, account: ID(rawValue: 5)), .notFound),
        ] {
            await #expect(throws: error) { try await service.fetchForecast(months: 3, whatIf: [whatIf]) }
        }
        await #expect(throws: ServiceError.rule(.forecastMonthsInvalid)) { try await service.fetchForecast(months: 13, whatIf: []) }
    }

    // MARK: - Parts

    private func forecast(_ home: TestHousehold, _ account: Account) async throws -> AccountForecast {
        try #require(try await home.services.forecasts().fetchForecast(months: 3, whatIf: []).account(account.id))
    }

    private func items(_ household: SubscribedHousehold, _ payees: String...) async throws -> [ForecastItem] {
        try await forecast(household.home, household.checking).items.filter { item in payees.contains { item.title.contains($0) } }
    }
}
