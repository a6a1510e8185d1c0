import Foundation
import HouseholdModel
import Models
import PlanModel
import Services
import StatementFiles
import Synchronization
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Budgets in exports, and what other programs read of them.
@Suite struct BudgetExportTests {

    @Test func budgetsArePeriodicTransactions() async throws {
        let plan = try await BudgetHousehold()
        try await plan.set("groceries", 400_00, from: "2026-01", .month, .both)
        try await plan.set("groceries", 500_00, from: "2026-03")
        try await plan.set("insurance", 600_00, from: "2026-02", .year)
        try await plan.set("dining", 50_00, from: "2026-02")
        _ = try await plan.budgets.clearBudget(of: try await plan.home.category("dining"), from: month("2026-04"))
        let hledger = try await text(of: plan, .hledger)
        for lines in [
            "~ monthly from 2026-01-01 to 2026-03-01\n  (Expenses:Groceries)  400.00 EUR\n",
            "~ monthly from 2026-03-01\n  (Expenses:Groceries)  500.00 EUR\n",
            "~ every 12 months from 2026-02-01\n  (Expenses:Insurance)  600.00 EUR\n",
            "~ monthly from 2026-02-01 to 2026-04-01\n  (Expenses:Dining)  50.00 EUR\n",
        ] { #expect(hledger.contains(lines), "\(lines)") }
        let ledger = try await text(of: plan, .ledger)
        #expect(ledger.contains("~ Monthly from 2026-03-01\n  Expenses:Groceries  500.00 EUR\n  Equity:Budget\n"))
        #expect(ledger.contains("; ~ each year from 2026-02-01\n"))
        #expect(try await !text(of: plan, .hledger, account: plan.checking).contains("~ "))
        let json = try await text(of: plan, .json)
        #expect(json.contains("\"from\":\"2026-03\",\"amount\":\"500.00\",\"currency\":\"EUR\",\"period\":\"month\",\"carryOver\":\"off\""))
    }

    /// `hledger balance --budget` finds the same budgets and the same spending, month by month.
    @Test(.enabled(if: Tool.isInstalled("hledger"), "hledger is not installed"), arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func hledgerFindsTheSameBudgets(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await BudgetHousehold(firstMonthDay: [1, 1, 22, 28].randomElement(using: &random) ?? 1)
        let budgeted = try await RandomPlan(random).fill(plan)
        let (first, last) = (month("2025-06"), month("2026-05"))
        let rows = try report(try await text(of: plan, .hledger), of: plan.services.context.household, first...last)
        for (place, number) in (first.number...last.number).enumerated() {
            let month = Month(number: number)
            let lines = try await plan.budgets.fetchBudgets(in: month).lines
            for name in budgeted {
                let row = rows["Expenses:\(name)"]
                let line = lines.first { $0.category.name == name }
                let goal = try await self.goal(line, in: month, plan)
                #expect(try Self.euros(row?[place * 2 + 1] ?? "0") == goal, "seed \(seed): budget of \(name) in \(month), \(row ?? [])")
                if let line, row != nil {
                    #expect(
                        try Self.euros(row?[place * 2] ?? "0") == line.spentInMonth.minorUnits, "seed \(seed): spent in \(name) in \(month)"
                    )
                }
            }
        }
    }

    /// `ledger budget` finds the same budgets and the same spending, month by month. It reads only months from the 1st.
    @Test(.enabled(if: Tool.isInstalled("ledger"), "ledger is not installed"), arguments: [1, 2, 3] as [UInt64])
    func ledgerFindsTheSameBudgets(seed: UInt64) async throws {
        let plan = try await BudgetHousehold()
        let budgeted = try await RandomPlan(SeededGenerator(seed: seed), isForLedger: true).fill(plan)
        let folder = try TemporaryFolder()
        let file = folder.file("plan.ledger")
        try Data(try await text(of: plan, .ledger).utf8).write(to: URL(fileURLWithPath: file))
        for number in month("2025-06").number...month("2026-05").number {
            let month = Month(number: number)
            let rows = try Self.ledgerBudget(file, of: month, folder: folder.path)
            let lines = try await plan.budgets.fetchBudgets(in: month).lines
            for name in budgeted {
                let line = lines.first { $0.category.name == name }
                let row = rows["Expenses:\(name)"]
                #expect(row?.budget ?? 0 == line?.status.budget.amount.minorUnits ?? 0, "seed \(seed): budget of \(name) in \(month)")
                if let line, let row { #expect(row.spent == line.spentInMonth.minorUnits, "seed \(seed): \(name) in \(month)") }
            }
        }
    }

    @Test(.enabled(if: Tool.isInstalled("hledger"), "hledger is not installed"))
    func hledgerCountsThePartsOfAWhole() async throws {
        let plan = try await BudgetHousehold()
        let food = try await plan.home.categories.addCategory(name: "Food", class: .spending, icon: nil)
        for part in ["groceries", "dining"] {
            try await plan.home.categories.setParent(food.id, of: try await plan.home.category(part))
        }
        try await plan.set("food", 500_00, from: "2026-03")
        try await plan.set("dining", 100_00, from: "2026-03")
        try await plan.spend(200_00, on: "2026-03-02")
        try await plan.spend(80_00, on: "2026-03-03", "dining")
        try await plan.spend(5_00, on: "2026-03-04", "food")
        let journal = try await text(of: plan, .hledger)
        #expect(journal.contains("account Expenses:Food:Dining\n"))
        let rows = try report(journal, of: plan.services.context.household, month("2026-03")...month("2026-03"))
        let line = try #require(try await plan.budgets.fetchBudgets(in: month("2026-03")).lines.first { $0.category.id == food.id })
        let row = try #require(rows["Expenses:Food"])
        #expect(try [Self.euros(row[0]), Self.euros(row[1])] == [line.spentInMonth.minorUnits, line.status.budget.amount.minorUnits])
    }

    // MARK: - Support

    /// What `ledger budget` says of a month, in cents, by account.
    private static func ledgerBudget(_ file: String, of month: Month, folder: String) throws -> [String: (spent: Int64, budget: Int64)] {
        let answer = try Child(
            [
                try #require(Tool.path("ledger")), "-f", file, "budget", "^Expenses", "--flat", "-E", "--no-total", "--args-only",
                "-b", month.firstDay.description, "-e", month.next.firstDay.description,
            ], folder: folder
        ).wait()
        try #require(answer.status == 0, "\(answer.errors)")
        var rows: [String: (spent: Int64, budget: Int64)] = [:]
        for line in answer.output.split(whereSeparator: \.isNewline) {
            guard let start = line.firstRange(of: "Expenses:") else { continue }
            let figures = line[..<start.lowerBound].replacing(" EUR", with: "").split(separator: " ")
            rows[String(line[start.lowerBound...])] = (try cents(figures[0]), try cents(figures[1]))
        }
        return rows
    }

    private static func cents(_ figure: Substring) throws -> Int64 { try #require(Int64(figure.filter { $0 != "." })) }

    /// The amount that the period which begins in a month is for; 0 in later months of a period.
    private func goal(_ line: BudgetLine?, in month: Month, _ plan: BudgetHousehold) async throws -> Int64 {
        guard let line, line.status.term.months.lowerBound == month else { return 0 }
        let last = try await plan.budgets.fetchBudgets(in: line.status.term.months.upperBound).lines
        return try #require(last.first { $0.category.id == line.category.id }).status.budget.amount.minorUnits
    }

    private func text(of plan: BudgetHousehold, _ format: ExportFormat, account: Account? = nil) async throws -> String {
        let bytes = Mutex<[UInt8]>([])
        try await plan.services.exports().export(ExportRequest(format: format, account: account?.id)) { part in
            bytes.withLock { $0 += part }
        }
        return bytes.withLock { String(decoding: $0, as: UTF8.self) }
    }

    /// The cells of each account: for each month what was spent, then the budget.
    private func report(_ journal: String, of household: Household, _ months: ClosedRange<Month>) throws -> [String: [String]] {
        let folder = try TemporaryFolder()
        let file = folder.file("plan.journal")
        try Data(journal.utf8).write(to: URL(fileURLWithPath: file))
        let day = household.firstMonthDay
        let interval = day == 1 ? "monthly" : "every \(day)\(day == 22 ? "nd" : "th") day of month"
        let (from, end) = (
            household.days(of: months.lowerBound).lowerBound, household.days(of: months.upperBound).upperBound.adding(days: 1)
        )
        let answer = try Child(
            [
                try #require(Tool.path("hledger")), "-f", file, "balance", "--budget", "--flat", "--no-total", "-E", "-p",
                "\(interval) from \(from) to \(end)", "^Expenses:", "-O", "csv",
            ], folder: folder.path
        ).wait()
        try #require(answer.status == 0, "\(answer.errors)")
        var rows: [String: [String]] = [:]
        for line in answer.output.split(whereSeparator: \.isNewline).dropFirst() {
            let cells = line.dropFirst().dropLast().replacing("\",\"", with: "\t").split(separator: "\t", omittingEmptySubsequences: false)
            rows[String(cells[0])] = cells.dropFirst().map(String.init)
        }
        return rows
    }

    /// The euros of a cell, which may have amounts of several currencies, in cents.
    private static func euros(_ cell: String) throws -> Int64 {
        for amount in cell.split(separator: ",") {
            let words = amount.split(separator: " ")
            if words.count == 2, words[1] == "EUR" {
                let digits = words[0].filter { $0 != "." }
                return try #require(Int64(digits))
            }
        }
        return 0
    }
}

/// A random year of spending, refunds, splits, transfers and amounts in another currency, with random budgets.
private struct RandomPlan {
    private var random: SeededGenerator
    /// Months and one currency only.
    private let isForLedger: Bool
    private static let names = ["Groceries", "Dining", "Travel", "Insurance", "Pets"]

    init(_ random: SeededGenerator, isForLedger: Bool = false) {
        self.random = random
        self.isForLedger = isForLedger
    }

    /// - Returns: the names of the categories that have budgets.
    func fill(_ plan: BudgetHousehold) async throws -> [String] {
        var random = random
        let savings = try await plan.home.account("Savings", .savings)
        let dollars = try await plan.home.account("Dollars", currency: Currency(code: "USD"))
        let begin = day("2025-06-01")
        for _ in 0..<80 {
            let on = begin.adding(days: Int.random(in: 0..<360, using: &random))
            let amount = Int64.random(in: 1...90_00, using: &random)
            let name = Self.names.randomElement(using: &random) ?? "Pets"
            switch Int.random(in: 0..<10, using: &random) {
            case 0: try await plan.home.add(amount, in: plan.checking, category: name, day: on)
            case 1: try await plan.home.add(-amount, in: plan.checking, to: savings, day: on)
            case 2 where !isForLedger: try await plan.home.add(-amount, in: dollars, category: name, day: on)
            case 3: try await plan.home.add(-amount, in: plan.checking, category: name, day: on, status: .pending)
            case 4:
                let change = try await plan.home.add(-amount - 1, in: plan.checking, category: name, day: on)
                let other = try await plan.home.category(Self.names.randomElement(using: &random) ?? "Pets")
                let parts = [
                    SplitPart(amount: plan.home.money(-amount), category: try await plan.home.category(name)),
                    SplitPart(amount: plan.home.money(-1), category: other),
                ]
                _ = try await plan.home.transactions.splitTransaction(id: try change.transaction.id, into: parts, revision: nil)
            default: try await plan.home.add(-amount, in: plan.checking, category: name, day: on)
            }
        }
        var budgeted: [String] = []
        for name in Self.names.dropLast() {
            budgeted.append(name)
            let period = BudgetPeriod.allCases.randomElement(using: &random) ?? .month
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let from = month("2025-06").adding(months: Int.random(in: 0...11, using: &random))
                try await plan.set(
                    name, Int64.random(in: 1...500_00, using: &random), from: from.description,
                    !isForLedger && Bool.random(using: &random) ? period : .month, CarryOver.allCases.randomElement(using: &random) ?? .off)
            }
        }
        return budgeted
    }
}
