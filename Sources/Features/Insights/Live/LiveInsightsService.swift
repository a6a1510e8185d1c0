import InsightsModel
import Ledger
import Models
import ServiceKit
import Services

/// The household's reports, from the accounts of the member's perspective.
struct LiveInsightsService: InsightsServiceProtocol {
    let context: ServiceContext

    func fetchReport(_ request: ReportRequest) async throws -> Report {
        try await read(request.days) { try $0.report(request) }
    }

    func fetchCashFlow(_ days: ClosedRange<Day>, excluded: Set<ID<Models.Category>>) async throws -> CashFlow {
        try await read(days) { try $0.cashFlow(days, excluded: excluded) }
    }

    func fetchNetWorth(_ days: ClosedRange<Day>) async throws -> NetWorth { try await read(days) { try $0.netWorth(days) } }

    func fetchChanges(_ days: ClosedRange<Day>, comparison: ReportComparison) async throws -> ChangeReport {
        try await read(days) { try $0.changes(days, comparison: comparison, withEntries: true) }
    }

    func fetchYears(_ kind: ReportKind) async throws -> YearReport {
        let today = try context.today()
        return try await read(today...today) { try $0.years(kind) }
    }

    func fetchOverview(_ request: ReportRequest) async throws -> InsightsOverview {
        let year = ReportPeriod.twelveMonths.days(of: context.household, today: try context.today())
        let months = SpendingMonths.days(for: request.days, of: context.household)
        return try await read(request.days) { reader in
            InsightsOverview(
                spending: try reader.report(request), months: try reader.spendingMonths(months, excluded: request.excluded),
                income: try reader.report(ReportRequest(.income, by: .category, days: request.days, comparison: request.comparison)),
                cashFlow: try reader.cashFlow(year, excluded: []), netWorth: try reader.netWorth(year),
                changes: try reader.changes(request.days, comparison: request.comparison ?? .previous, withEntries: false))
        }
    }

    private func read<T: Sendable>(_ days: ClosedRange<Day>, _ body: @Sendable (ReportReader) throws -> T) async throws -> T {
        _ = try TextRule.day(days.lowerBound)
        _ = try TextRule.day(days.upperBound)
        let today = try context.today()
        return try await context.figures.read { try body(try ReportReader($0, household: context.household, today: today)) }
    }
}
