import AccountsModel
import InsightsModel
import Ledger
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// A household with a random year of everything that reports count or leave out. 27 May 2026 is today.
struct ReportHousehold {
    let home: TestHousehold
    /// Of a household whose month may begin on another day than the first.
    let services: DependencyContainer
    let checking: Account
    let savings: Account
    /// Archived at the end.
    let old: Account
    /// In US dollars, which have rates.
    let dollars: Account
    /// In pounds, which have none.
    let pounds: Account

    static let begin = day("2025-03-01")
    static let spending = ["Groceries", "Dining", "Travel", "Pets"]
    static let income = ["Salary", "Refund"]
    static let tags = ["holiday", "work", "gift"]
    /// Two differ in case only.
    private static let payees = ["Rewe", "REWE", "Café Müller", "Bäcker & Sohn", "", ""]

    init(_ random: inout SeededGenerator, entries: Int = 140, onlyEuros: Bool = false, calendarMonths: Bool = false) async throws {
        home = try await TestHousehold()
        let dollar = try #require(Currency(code: "USD"))
        checking = try await home.account("Checking", opening: 5_000_00, on: Self.begin)
        savings = try await home.account("Savings", .savings)
        old = try await home.account("Old card", .credit, opening: -120_00, on: Self.begin)
        dollars = try await home.account("Dollars", opening: onlyEuros ? nil : 900_00, on: Self.begin, currency: dollar)
        pounds = try await home.account("Pounds", .cash, currency: Currency(code: "GBP"))
        var context = home.context
        if !calendarMonths {
            context.household.firstMonthDay = [1, 1, 22, 28].randomElement(using: &random) ?? 1
            context.household.monthBeginsOnWorkingDay = Bool.random(using: &random)
        }
        services = DependencyContainer(live: context)
        if !onlyEuros { try await addRates(of: dollar, &random) }
        for _ in 0..<entries { try await addEntry(&random, onlyEuros: onlyEuros) }
        try await home.accounts.archiveAccount(id: old.id)
    }

    var household: Household { services.context.household }
    var insights: any InsightsServiceProtocol { services.insights() }

    func category(_ name: String) async throws -> ID<Models.Category> { try await home.category(name) }

    // MARK: - Filling

    private func addRates(of dollar: Currency, _ random: inout SeededGenerator) async throws {
        for month in [0, 3, 4, 8, 11] {
            let on = Self.begin.adding(days: month * 31 + Int.random(in: 10...20, using: &random))
            try await home.services.rates().setRate(
                ExchangeRate(
                    day: on, base: dollar, quote: home.euro,
                    rate: DecimalFigure(mantissa: .random(in: 8000...9999, using: &random), scale: 4),
                    source: .typed))
        }
        // An exchange leaves a rate, too, and passes the conversion account.
        _ = try await home.transactions.addTransaction(
            TransactionDraft(
                account: checking.id, amount: home.money(40_00), day: Self.begin.adding(days: 200), transferAccount: dollars.id,
                otherAmount: Money(minorUnits: 50_00, currency: dollar)))
    }

    private func addEntry(_ random: inout SeededGenerator, onlyEuros: Bool) async throws {
        let on = Self.begin.adding(days: Int.random(in: 0...458, using: &random))
        let amount = Int64.random(in: 1...90_00, using: &random)
        let name = Self.spending.randomElement(using: &random) ?? "Pets"
        let payee = Self.payees.randomElement(using: &random) ?? ""
        let tags = Self.tags.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        switch Int.random(in: 0..<16, using: &random) {
        case 0: try await home.add(amount, in: checking, payee: payee, category: name, day: on, tags: tags)
        case 1: try await home.add(-amount, in: checking, payee: payee, to: savings, day: on, tags: tags)
        case 2 where !onlyEuros, 3 where !onlyEuros:
            try await home.add(-amount, in: dollars, payee: payee, category: name, day: on, tags: tags)
        case 4 where !onlyEuros: try await home.add(-amount, in: pounds, payee: payee, category: name, day: on, tags: tags)
        case 5: try await home.add(-amount, in: checking, payee: payee, category: name, day: on, status: .pending, tags: tags)
        case 6: try await addSplit(amount, payee, tags, on, &random)
        case 7, 8: try await home.add(amount * 20, in: checking, payee: payee, category: "Salary", day: on, tags: tags)
        case 9: try await home.add(-amount, in: checking, payee: payee, category: "Refund", day: on, tags: tags)
        case 10 where !onlyEuros: try await home.add(amount, in: dollars, payee: payee, category: "Refund", day: on, tags: tags)
        case 11: try await addTransit(amount, from: on, days: Int.random(in: 1...5, using: &random))
        case 12: try await home.add(-amount, in: old, payee: payee, category: name, day: on, tags: tags)
        case 13: try await home.add(-amount, in: savings, payee: payee, category: "Fee", day: on, tags: tags)
        default: try await home.add(-amount, in: checking, payee: payee, category: name, day: on, tags: tags)
        }
    }

    private func addSplit(_ amount: Int64, _ payee: String, _ tags: [String], _ on: Day, _ random: inout SeededGenerator) async throws {
        let parts = [
            SplitPart(amount: home.money(-amount), category: try await category(Self.spending.randomElement(using: &random) ?? "Pets")),
            SplitPart(amount: home.money(-77), category: try await category("Travel")),
            SplitPart(amount: home.money(5), category: try await category("Refund")),
        ]
        _ = try await home.transactions.addTransaction(
            TransactionDraft(
                account: checking.id, amount: home.money(-amount - 72), day: on, payee: payee, tags: tags, parts: parts))
    }

    /// A transfer that reaches the other account days after it left the first one.
    func addTransit(_ amount: Int64, from left: Day, days: Int) async throws {
        let (from, to) = (LedgerAccountID(checking.id), LedgerAccountID(savings.id))
        let money = home.money(amount)
        try await home.context.write([.transactions]) { write in
            let id: ID<Transaction> = write.makeID()
            let part = Transaction(
                id: id, amount: money, source: from, sourceDay: left, destination: to, destinationDay: left.adding(days: days))
            try write.journal.insert(TransactionGroup(id: id, parts: [part]))
        }
    }

    // MARK: - Random requests

    /// Days of a period with a name, or any days.
    func days(_ random: inout SeededGenerator) -> ClosedRange<Day> {
        if Bool.random(using: &random), let period = ReportPeriod.allCases.randomElement(using: &random) {
            return period.days(of: household, today: TestHousehold.today)
        }
        let first = Self.begin.adding(days: Int.random(in: -20...440, using: &random))
        return first...first.adding(days: Int.random(in: 0...300, using: &random))
    }
}
