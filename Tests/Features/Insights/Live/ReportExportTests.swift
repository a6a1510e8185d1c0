import Models
import Services
import TestSupport
import TestTools
import Testing

@testable import InsightsModel
@testable import Installation

/// Every figure of the reports is what `hledger` finds in the exported journal.
@Suite(.enabled(if: Tool.isInstalled("hledger"), "hledger is not installed"))
struct ReportExportTests {
    private static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6, 7, 8]

    /// The rows of a report that are not zero, its total, and what is left out.
    private func figures(_ report: Report) throws -> ReportOracle.Figures {
        let keys = report.rows.map(\.key)
        try #require(Set(keys).count == keys.count)
        let rows = report.rows.map { ($0.key.text, $0.amount.minorUnits) }.filter { $0.1 != 0 }
        return ReportOracle.Figures(
            rows: try Dictionary(rows) { _, _ in throw MoneyError.overflow }, total: report.total.minorUnits,
            leftOut: Set(report.leftOut.map(\.code)))
    }

    // MARK: - Reports

    @Test(arguments: seeds) func spendingIncomeAndCashFlowAreThoseOfHledger(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random)
        let oracle = try await ReportOracle(plan)
        let parts = try oracle.parts(try await HledgerJournal(plan.services))
        for kind in [ReportKind.spending, .income, .cashflow] {
            for grouping in ReportGrouping.allCases {
                for _ in 0..<3 {
                    let names = ReportHousehold.spending.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                    let comparison = [nil, ReportComparison.previous, .year].randomElement(using: &random) ?? nil
                    var request = ReportRequest(kind, by: grouping, days: plan.days(&random), comparison: comparison)
                    for name in names { request.excluded.insert(try await plan.category(name)) }
                    let report = try await plan.insights.fetchReport(request)
                    let comment: Comment =
                        "seed \(seed): \(kind) by \(grouping) \(request.days) \(String(describing: comparison)) without \(names)"
                    try expect(report, oracle, parts, without: Set(names), comment)
                }
            }
        }
    }

    private func expect(
        _ report: Report, _ oracle: ReportOracle, _ parts: [ReportGrouping: [ReportOracle.Part]], without names: Set<String>,
        _ comment: Comment
    ) throws {
        let request = report.request
        let own = parts[request.grouping] ?? []
        var expected = try oracle.figures(own, request.kind, request.days, without: names)
        // What has several tags counts once.
        let once = try oracle.figures(parts[.category] ?? [], request.kind, request.days, without: names)
        if request.grouping == .tag { expected.total = once.total }
        let previousDays = request.comparison?.days(before: request.days, in: oracle.household)
        #expect(report.previousDays == previousDays, comment)
        if let previousDays {
            let previous = try oracle.figures(own, request.kind, previousDays, without: names)
            expected.leftOut.formUnion(previous.leftOut)
            var rows: [String: Int64] = [:]
            for row in report.rows where row.previous?.isZero == false { rows[row.key.text] = row.previous?.minorUnits }
            let beside = previous.rows.map { key, amount in
                (request.grouping == .month ? oracle.monthKey(beside: key, previousDays, request.days) : key, amount)
            }
            #expect(rows == Dictionary(beside, uniquingKeysWith: +).filter { $0.value != 0 }, comment)
            let total =
                request.grouping == .tag
                ? try oracle.figures(parts[.category] ?? [], request.kind, previousDays, without: names).total : previous.total
            #expect(report.previousTotal?.minorUnits == total, comment)
        }
        #expect(try figures(report) == expected, comment)
        guard request.grouping != .month else {
            #expect(report.rows.map(\.key.text) == report.rows.map(\.key.text).sorted(), comment)
            return
        }
        #expect(report.rows.map(\.amount.minorUnits) == report.rows.map(\.amount.minorUnits).sorted(by: >), comment)
    }

    // MARK: - Cash flow

    @Test(arguments: seeds) func cashFlowByMonthAndCategoryIsThatOfHledger(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random)
        let oracle = try await ReportOracle(plan)
        let parts = try oracle.parts(try await HledgerJournal(plan.services))
        for _ in 0..<4 {
            let days = plan.days(&random)
            let names = ReportHousehold.spending.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
            var excluded: Set<ID<Models.Category>> = []
            for name in names { excluded.insert(try await plan.category(name)) }
            let flow = try await plan.insights.fetchCashFlow(days, excluded: excluded)
            let comment: Comment = "seed \(seed): \(days) without \(names)"
            func expected(_ kind: ReportKind, _ grouping: ReportGrouping) throws -> ReportOracle.Figures {
                try oracle.figures(parts[grouping] ?? [], kind, days, without: Set(names))
            }
            let (income, spending) = (try expected(.income, .month), try expected(.spending, .month))
            #expect(flow.totalIncome.minorUnits == income.total && flow.totalSpending.minorUnits == spending.total, comment)
            #expect(flow.saved.minorUnits == income.total - spending.total, comment)
            #expect(Set(flow.leftOut.map(\.code)) == income.leftOut.union(spending.leftOut), comment)
            for month in flow.months {
                let sums = [income.rows[month.month.description] ?? 0, spending.rows[month.month.description] ?? 0]
                #expect([month.income.minorUnits, month.spending.minorUnits] == sums, comment)
                #expect(month.saved.minorUnits == sums[0] - sums[1], comment)
            }
            #expect(Set(income.rows.keys).union(spending.rows.keys).isSubset(of: Set(flow.months.map(\.month.description))), comment)
            for (kind, amounts) in [(ReportKind.income, flow.income), (.spending, flow.spending)] {
                let rows = try Dictionary(amounts.map { ($0.category.name, $0.amount.minorUnits) }) { _, _ in throw MoneyError.overflow }
                #expect(rows == (try expected(kind, .category).rows), comment)
            }
        }
    }

    /// `hledger incomestatement --monthly` and `balance --monthly` divide the months themselves.
    @Test(arguments: [11, 12, 13] as [UInt64]) func calendarMonthsAreThoseOfTheIncomeStatement(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random, onlyEuros: true, calendarMonths: true)
        let journal = try await HledgerJournal(plan.services)
        let months = month("2025-03")...month("2026-05")
        let flow = try await plan.insights.fetchCashFlow(months.lowerBound.firstDay...months.upperBound.lastDay, excluded: [])
        #expect(
            try journal.incomeStatement(months)
                == [
                    flow.months.map(\.income.minorUnits), flow.months.map(\.spending.minorUnits), flow.months.map(\.saved.minorUnits),
                ], "seed \(seed)")
        let monthly = try journal.monthly(months, ["^Expenses:Dining"])
        let report = try await plan.insights.fetchReport(
            ReportRequest(
                .spending, by: .month, days: months.lowerBound.firstDay...months.upperBound.lastDay,
                excluded: Set(
                    try await plan.services.categories().fetchCategories(includingArchived: true).filter { $0.name != "Dining" }.map(\.id)))
        )
        for row in report.rows {
            let sum = monthly.filter { Month(of: $0.day).description == row.key.text }.reduce(0) { $0 + $1.units }
            #expect(row.amount.minorUnits == sum, "seed \(seed): \(row.key.text)")
        }
    }

    // MARK: - Years and changes

    @Test(arguments: seeds) func yearsAreThoseOfHledger(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random)
        let oracle = try await ReportOracle(plan)
        let parts = try oracle.parts(try await HledgerJournal(plan.services))
        for kind in [ReportKind.spending, .income] {
            let report = try await plan.insights.fetchYears(kind)
            #expect(report.years.map(\.number) == [2025, 2026] && report.years.last?.days.upperBound == TestHousehold.today)
            for (index, year) in report.years.enumerated() {
                let expected = try oracle.figures(parts[.category] ?? [], kind, year.days)
                #expect(year.total.minorUnits == expected.total, "seed \(seed): \(kind) \(year.number)")
                let amounts = report.rows.filter { !$0.amounts[index].isZero }.map { ($0.category.name, $0.amounts[index].minorUnits) }
                #expect(Dictionary(uniqueKeysWithValues: amounts) == expected.rows, "seed \(seed): \(kind) \(year.number)")
                let months = try oracle.figures(parts[.month] ?? [], kind, year.days).rows
                let names = year.months.indices.map { Month(number: Int32(year.number * 12 + $0)).description }
                #expect(year.months.map(\.minorUnits) == names.map { months[$0] ?? 0 }, "seed \(seed): \(kind) \(year.number)")
                var soFar = try #require(report.years.last).days
                for _ in index..<report.years.count - 1 { soFar = ReportComparison.year.days(before: soFar, in: plan.household) }
                #expect(year.totalSoFar.minorUnits == (try oracle.figures(parts[.category] ?? [], kind, soFar).total))
            }
        }
    }

    @Test(arguments: seeds) func changesAreThoseOfHledgerWithItsLargestPostings(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random)
        let oracle = try await ReportOracle(plan)
        let journal = try await HledgerJournal(plan.services)
        let parts = try oracle.parts(journal)
        let postings = try journal.register(["^Expenses", "^Income"])
        for comparison in ReportComparison.allCases {
            let days = plan.days(&random)
            let report = try await plan.insights.fetchChanges(days, comparison: comparison)
            let comment: Comment = "seed \(seed): \(days) \(comparison)"
            var expected: [String: [Int64]] = [:]
            for kind in [ReportKind.spending, .income] {
                let current = try oracle.figures(parts[.category] ?? [], kind, days)
                let earlier = try oracle.figures(parts[.category] ?? [], kind, report.previousDays)
                for name in Set(current.rows.keys).union(earlier.rows.keys) {
                    let (amount, previous) = (current.rows[name] ?? 0, earlier.rows[name] ?? 0)
                    if SpendingChange(amount: amount, previous: previous, previousTotal: earlier.total) != nil {
                        expected[name] = [amount, previous]
                    }
                }
            }
            let found = report.changes.map { ($0.category.name, [$0.amount.minorUnits, $0.previous.minorUnits]) }
            try #require(expected.count <= 8, comment)
            #expect(Dictionary(uniqueKeysWithValues: found) == expected, comment)
            for change in report.changes {
                let sign: Int64 = change.category.class == .income ? -1 : 1
                let ofCategory = postings.filter {
                    oracle.name($0.amount.account) == change.category.name && $0.amount.units * sign > 0
                        && (change.isOfPrevious ? report.previousDays : days).contains($0.amount.day)
                }
                let largest = try ofCategory.map {
                    try oracle.converted($0.amount.units * sign, $0.amount.currency, on: $0.amount.day) ?? 0
                }
                .sorted(by: >).prefix(3)
                let amounts = try change.entries.map {
                    try oracle.converted($0.amount.minorUnits, $0.amount.currency.code, on: $0.day) ?? 0
                }
                #expect(amounts == Array(largest), comment)
            }
        }
    }

    // MARK: - Net worth

    @Test(arguments: seeds) func netWorthIsThatOfHledger(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let plan = try await ReportHousehold(&random)
        let worth = try HledgerNetWorth(try await ReportOracle(plan), try await HledgerJournal(plan.services))
        for _ in 0..<3 {
            let days = plan.days(&random)
            let comment: Comment = "seed \(seed): \(days)"
            let found = try await plan.insights.fetchNetWorth(days)
            for point in found.points {
                #expect(point.total.minorUnits == (try worth.total(at: point.day)), comment)
                let groups = Dictionary(uniqueKeysWithValues: point.groups.map { (HledgerNetWorth.name($0), $1.minorUnits) })
                #expect(groups == (try worth.groups(at: point.day)), "\(comment): \(point.day)")
            }
            let last = min(days.upperBound, TestHousehold.today)
            let byMonth = try await plan.insights.fetchReport(ReportRequest(.networth, by: .month, days: days))
            #expect(byMonth.rows.map(\.amount) == found.points.map(\.total), comment)
            let byAccount = try await plan.insights.fetchReport(ReportRequest(.networth, by: .account, days: days, comparison: .year))
            #expect(byAccount.total.minorUnits == (try worth.total(at: last)), comment)
            let previous = try #require(byAccount.previousDays?.upperBound)
            #expect(byAccount.previousTotal?.minorUnits == (try worth.total(at: previous)), comment)
            let (now, before) = (try worth.accounts(at: last), try worth.accounts(at: previous))
            for row in byAccount.rows {
                let name = row.key == .inTransit ? "In transit" : row.key.text
                #expect([row.amount.minorUnits, row.previous?.minorUnits] == [now[name] ?? 0, before[name] ?? 0], "\(comment): \(name)")
            }
            #expect(Set(now.keys).union(before.keys).count == byAccount.rows.count, comment)
        }
    }
}

/// What `hledger balance --historical` finds on own accounts at the end of each day.
private struct HledgerNetWorth {
    private let oracle: ReportOracle
    private let balances: [Day: [HledgerJournal.Amount]]
    private let last = day("2026-07-31")

    init(_ oracle: ReportOracle, _ journal: HledgerJournal) throws {
        self.oracle = oracle
        balances = Dictionary(
            grouping: try journal.daily(day("2024-01-01")...last, ["^Assets", "^Liabilities"], isHistorical: true), by: \.day)
    }

    func total(at day: Day) throws -> Int64 { try sum(held(at: day), on: day) }

    func accounts(at day: Day) throws -> [String: Int64] { try sums(at: day) { oracle.name($0) } }

    func groups(at day: Day) throws -> [String: Int64] {
        try sums(at: day) { $0 == "Assets:In transit" ? "In transit" : String($0.split(separator: ":")[1]) }
    }

    static func name(_ group: NetWorthGroup) -> String {
        switch group {
        case .accounts(let kind): kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        case .people: "Receivable"
        case .inTransit: "In transit"
        }
    }

    // MARK: - Private

    /// Today what is booked, also for days to come.
    private func held(at day: Day) -> [HledgerJournal.Amount] { balances[day < oracle.today ? day : last] ?? [] }

    private func sums(at day: Day, by name: (String) -> String) throws -> [String: Int64] {
        try Dictionary(grouping: held(at: day)) { name($0.account) }.mapValues { try sum($0, on: day) }.filter { $0.value != 0 }
    }

    /// The sum of each currency is converted once.
    private func sum(_ amounts: [HledgerJournal.Amount], on day: Day) throws -> Int64 {
        var sums: [String: Int64] = [:]
        for amount in amounts { sums[amount.currency, default: 0] += amount.units }
        return try sums.reduce(0) { $0 + (try oracle.converted($1.value, $1.key, on: day) ?? 0) }
    }
}
