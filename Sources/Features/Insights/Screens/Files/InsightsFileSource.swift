import DesignSystem
import InsightsModel
import Localization
import Models
import Navigation
import PlanModel
import Services

/// Reads the report of a screen and its query.
struct InsightsFileSource {
    let route: InsightsRoute
    let query: [QueryItem]
    let services: DependencyContainer

    // MARK: - Figures

    /// The rows of a table with its heading; amounts are exact decimals in the household's currency.
    ///
    /// - Returns: nil if the screen has no file.
    func rows() async throws -> [[String]]? {
        switch route {
        case .spending, .income: try await reportRows()
        case .cashFlow: try await cashFlowRows()
        case .netWorth: try await netWorthRows()
        case .years: try await yearRows()
        case .budgets: try await budgetRows()
        case .overview, .changes, .subscriptions, .benefits: nil
        }
    }

    private func reportRows() async throws -> [[String]] {
        let report = try await report()
        let rows = report.rows.map { row in
            [row.key.text, row.amount.decimalText, row.previous?.decimalText ?? "", report.total.currency.code]
        }
        return [[choice.grouping.rawValue, "amount", "previous", "currency"]] + rows
    }

    private func cashFlowRows() async throws -> [[String]] {
        let flow = try await cashFlow()
        let rows = flow.months.map { month in
            [
                month.month.description, month.income.decimalText, month.spending.decimalText, month.saved.decimalText,
                flow.saved.currency.code,
            ]
        }
        return [["month", "income", "spending", "saved", "currency"]] + rows
    }

    private func netWorthRows() async throws -> [[String]] {
        let netWorth = try await netWorth()
        let rows = netWorth.points.map { point in
            [point.day.description, point.total.decimalText]
                + netWorth.groups.map { (point.groups[$0] ?? .zero(point.total.currency)).decimalText } + [point.total.currency.code]
        }
        return [["day", "total"] + netWorth.groups.map(Self.name) + ["currency"]] + rows
    }

    private func yearRows() async throws -> [[String]] {
        let report = try await years()
        let rows = report.rows.map { row in
            [row.category.name] + row.amounts.map(\.decimalText) + [services.context.household.currency.code]
        }
        return [["category"] + report.years.map { String($0.number) } + ["currency"]] + rows
    }

    private func budgetRows() async throws -> [[String]] {
        let month = services.context.household.month(of: services.context.today)
        let year = try await services.budgets().fetchBudgets(in: month).year
        return [["month", "planned", "spent", "currency"]]
            + year.map { [$0.month.description, $0.planned.decimalText, $0.spent.decimalText, $0.planned.currency.code] }
    }

    private static func name(_ group: NetWorthGroup) -> String {
        switch group {
        case .accounts(let kind): kind.rawValue
        case .people: "people"
        case .inTransit: "in transit"
        }
    }

    // MARK: - Charts

    /// - Returns: nil if the screen has no such chart, or nothing to draw.
    func chart(_ texts: TextEnvironment) async throws -> String? {
        switch (route, query.last { $0.name == "chart" }?.value) {
        case (.spending, "months"), (.income, "months"):
            guard choice.grouping == .month else { return nil }
            return ChartFile.svg(ReportMonths.chart(try await report()) { _ in nil }, texts: texts)
        case (.cashFlow, "months"): return ChartFile.svg(CashFlowCharts.months(try await cashFlow()) { _ in nil }, texts: texts)
        case (.cashFlow, "flow"):
            return CashFlowCharts.flow(try await cashFlow(), of: services.context.whose, links: nil).flatMap {
                ChartFile.svg($0, texts: texts)
            }
        case (.netWorth, "months"): return ChartFile.svg(NetWorthView.chart(try await netWorth()) { _ in nil }, texts: texts)
        case (.years, "years"): return ChartFile.svg(YearsView.chart(try await years()) { _ in nil }, texts: texts)
        default: return nil
        }
    }

    // MARK: - Reports

    private var choice: ReportChoice {
        func value(_ name: String) -> String { query.last { $0.name == name }?.value ?? "" }
        return ReportChoice(
            period: value("period"), from: value("from"), until: value("until"), by: value("by"), comparison: value("compare"),
            excluded: Set(query.filter { $0.name == "exclude" }.map(\.value)))
    }

    private var days: ClosedRange<Day> {
        choice.days(
            standard: route.standardPeriod, household: services.context.household, today: services.context.today,
            locale: services.context.locale
        ).0
    }

    private func report() async throws -> Report {
        try await services.insights().fetchReport(
            ReportRequest(
                route == .income ? .income : .spending, by: choice.grouping, days: days, comparison: choice.compared,
                excluded: choice.excludedIds))
    }

    private func cashFlow() async throws -> CashFlow {
        try await services.insights().fetchCashFlow(days, excluded: choice.excludedIds)
    }

    private func netWorth() async throws -> NetWorth { try await services.insights().fetchNetWorth(days) }

    private func years() async throws -> YearReport {
        try await services.insights().fetchYears(query.contains { $0.name == "kind" && $0.value == "income" } ? .income : .spending)
    }
}
