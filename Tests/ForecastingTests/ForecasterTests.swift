import Forecasting
import Models
import Testing
import TransferModel

/// What is scheduled stands on its day, and nothing counts twice.
@Suite struct ForecasterTests {
    private let today = Day(number: 20_500)
    private let checking = ID<Account>(rawValue: 1)
    private let card = ID<Account>(rawValue: 2)
    private let euro: Currency

    init() throws { euro = try #require(Currency(code: "EUR")) }

    @Test func rentAndSalaryStandOnTheirDays() throws {
        let line = try line(of: account(1_000_00), [item(5, -800_00), item(9, 2_000_00)], days: 10)
        #expect(line.expected == [100_000, 100_000, 100_000, 100_000, 100_000, 20_000, 20_000, 20_000, 20_000, 220_000, 220_000])
        #expect(line.lowest(withUsual: true) == ForecastPoint(day: today.adding(days: 5), balance: money(200_00)))
        // What is due today may raise the balance by the end of the day: the lowest one is that of now.
        #expect(line.lowest(withUsual: true, now: money(150_00)) == ForecastPoint(day: today, balance: money(150_00)))
        #expect(line.lowest(withUsual: true, now: money(250_00))?.day == today.adding(days: 5))
    }

    @Test func whatIsOverdueStandsOnToday() throws {
        let line = try line(of: account(100_00), [item(-3, -40_00)], days: 2)
        #expect(line.expected == [60_00, 60_00, 60_00])
    }

    @Test func whatComesAfterTheLastDayDoesNotCount() throws {
        #expect(try line(of: account(100_00), [item(3, -40_00)], days: 2).expected.last == 100_00)
    }

    @Test func aCardsDebtIsPaidOnceAndItsPurchasesLowerTheAccountOnlyThen() throws {
        let bill = CardBill(
            key: "bill", card: card, payer: checking, day: today.adding(days: 5), statementDay: today.adding(days: 2), title: "Card")
        let forecast = try Forecaster(
            accounts: [account(1_000_00), ForecastAccount(id: card, currency: euro, balance: -300_00)],
            items: [item(1, -50_00, account: card), item(4, -20_00, account: card)], bills: [bill], today: today,
            through: today.adding(days: 6)
        ).forecast()
        #expect(forecast.lines[checking]?.expected == [1_000_00, 1_000_00, 1_000_00, 1_000_00, 1_000_00, 650_00, 650_00])
        #expect(forecast.lines[card]?.expected == [-300_00, -350_00, -350_00, -350_00, -370_00, -20_00, -20_00])
        #expect(forecast.totals[euro]?.expected == [700_00, 650_00, 650_00, 650_00, 630_00, 630_00, 630_00])
        #expect(forecast.items.filter { $0.kind == .cardBill }.map(\.amount.minorUnits).sorted() == [-350_00, 350_00])
    }

    @Test func whatWasOwedOnAStatementOfThePastIsPaidAsItIs() throws {
        let bill = CardBill(
            key: "bill", card: card, payer: checking, day: today.adding(days: 1), statementDay: today.adding(days: -9), amount: 120_00,
            title: "Card")
        let forecast = try Forecaster(
            accounts: [account(1_000_00), ForecastAccount(id: card, currency: euro, balance: -300_00)], items: [], bills: [bill],
            today: today, through: today.adding(days: 1)
        ).forecast()
        #expect(forecast.lines[checking]?.expected == [1_000_00, 880_00])
        #expect(forecast.lines[card]?.expected == [-300_00, -180_00])
    }

    @Test func everydaySpendingGoesOnAndIsDrawnApart() throws {
        let history = [Int64](repeating: -10_00, count: 120)
        let line = try line(of: account(1_000_00, history: history), [], days: 10)
        #expect(line.expected == (0...10).map { 1_000_00 - 10_00 * $0 })
        #expect(line.scheduled == [Int64](repeating: 1_000_00, count: 11))
        #expect(line.low == line.expected && line.high == line.expected)
    }

    @Test func aSingleRepairIsNoHabit() throws {
        var history = [Int64](repeating: -10_00, count: 360)
        history[200] = -2_000_00
        let line = try line(of: account(1_000_00, history: history), [], days: 10)
        #expect(line.expected.last == 900_00)
    }

    @Test func aYearWithoutUseIsNoSeason() throws {
        let history = [Int64](repeating: 0, count: 96) + [Int64](repeating: -10_00, count: 300)
        let line = try line(of: account(1_000_00, history: history), [], days: 10)
        #expect(line.expected.last == 900_00)
    }

    @Test func lessThanTwoMonthsTellNothing() throws {
        let history = [Int64](repeating: -10_00, count: 59)
        let line = try line(of: account(1_000_00, history: history), [], days: 10)
        #expect(line.expected == line.scheduled)
    }

    @Test func aBudgetReplacesWhatItsCategoryUsuallyCosts() throws {
        let reserve = BudgetReserve(account: checking, days: today.adding(days: 1)...today.adding(days: 10), amount: 50_00)
        let account = ForecastAccount(
            id: checking, currency: euro, balance: 1_000_00, history: [Int64](repeating: -10_00, count: 120),
            budgeted: [Int64](repeating: -7_00, count: 120))
        let forecast = try Forecaster(accounts: [account], items: [], reserves: [reserve], today: today, through: today.adding(days: 12))
            .forecast()
        // 3.00 a day without a budget; 5.00 of the budget in its ten days.
        #expect(forecast.lines[checking]?.expected[10] == 920_00)
        #expect(forecast.lines[checking]?.expected[12] == 914_00)
    }

    @Test func spreadAmountsWidenTheBand() throws {
        var bill = item(3, -80_00)
        bill.spread = 10_00
        let line = try line(of: account(1_000_00), [bill], days: 4)
        #expect(line.low == [1_000_00, 1_000_00, 1_000_00, 910_00, 910_00] && line.high.last == 930_00)
    }

    @Test func sumsBeyondSixtyFourBitsAreAnError() {
        #expect(throws: MoneyError.overflow) {
            try line(of: account(.max - 1), [item(1, 1_00)], days: 2)
        }
    }

    @Test func aLimitIsReachedOnTheFirstDayBelowIt() throws {
        let line = try line(of: account(100_00), [item(2, -150_00), item(4, -10_00)], days: 5)
        #expect(line.firstDay(below: 0, within: 30)?.day == today.adding(days: 2))
        #expect(line.firstDay(below: -100_00, within: 30) == nil)
        #expect(line.firstDay(below: 0, within: 1) == nil)
        // It is below already.
        #expect(line.firstDay(below: 200_00, within: 30) == nil)
    }

    // MARK: - Parts

    private func money(_ units: Int64) -> Money { Money(minorUnits: units, currency: euro) }

    private func account(_ balance: Int64, history: [Int64] = []) -> ForecastAccount {
        ForecastAccount(id: checking, currency: euro, balance: balance, history: history)
    }

    private func item(_ day: Int, _ units: Int64, account: ID<Account>? = nil) -> ForecastItem {
        ForecastItem(
            key: "\(day)/\(units)", day: today.adding(days: day), account: account ?? checking, amount: money(units), title: "Item",
            kind: .transfer)
    }

    private func line(of account: ForecastAccount, _ items: [ForecastItem], days: Int) throws -> ForecastLine {
        let forecast = try Forecaster(accounts: [account], items: items, today: today, through: today.adding(days: days)).forecast()
        return try #require(forecast.lines[account.id])
    }
}
