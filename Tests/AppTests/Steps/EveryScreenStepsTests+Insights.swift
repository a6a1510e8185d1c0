import InsightsModel
import Models
import Services
import Testing

/// What reports cost over 1,000 and over 20,000 transactions on the same days.
extension EveryScreenStepsTests {
    private static let days = SteppedHousehold.firstDay...SteppedHousehold.lastDay

    private typealias Reading = @Sendable (any InsightsServiceProtocol) async throws -> Void

    private static func report(_ kind: ReportKind, _ grouping: ReportGrouping, comparison: ReportComparison? = nil) -> Reading {
        { _ = try await $0.fetchReport(ReportRequest(kind, by: grouping, days: days, comparison: comparison)) }
    }

    private static let readings: [(name: String, reading: Reading)] = [
        ("the overview", { _ = try await $0.fetchOverview(ReportRequest(.spending, by: .category, days: days, comparison: .previous)) }),
        ("spending by category", report(.spending, .category, comparison: .year)),
        ("cash flow by month", report(.cashflow, .month, comparison: .previous)),
        ("income by month", report(.income, .month)), ("net worth by month", report(.networth, .month)),
        ("net worth by account", report(.networth, .account, comparison: .year)),
        ("the cash flow", { _ = try await $0.fetchCashFlow(days, excluded: []) }),
        ("the net worth", { _ = try await $0.fetchNetWorth(days) }), ("the years", { _ = try await $0.fetchYears(.spending) }),
    ]

    private func steps(_ reading: Reading) async throws -> (few: Int, many: Int) {
        let both = try await SteppedHouseholds.both()
        let few = try await both.small.steps { try await reading($0.insights()) }
        let many = try await both.large.steps { try await reading($0.insights()) }
        return (few, many)
    }

    @Test func whatComesFromTotalsDoesNotGrowWithTheHistory() async throws {
        for (name, reading) in Self.readings {
            let (few, many) = try await steps(reading)
            #expect(few > 0 && Double(many) <= Double(few) * 1.3, "\(name): \(few) and \(many) steps")
        }
    }

    /// The transactions behind a change are the largest among the newest 1,000 of its category.
    @Test func changesLookAtABoundedNumberOfTransactions() async throws {
        // What was entered by hand is on the first day only.
        let second = Month(of: Self.days.lowerBound).next
        let may = second.firstDay...second.lastDay
        let (few, many) = try await steps { _ = try await $0.fetchChanges(may, comparison: .previous) }
        let both = try await SteppedHouseholds.both()
        let found = try await both.large.services.insights().fetchChanges(may, comparison: .previous)
        #expect(found.changes.contains { $0.entries.count == 3 })
        let bound = Double(few) * 1.3 + Double(found.changes.count * 1_000 * 40)
        #expect(Double(many) <= bound, "\(few) and \(many) steps for \(found.changes.count) changes")
    }

    @Test(arguments: [ReportGrouping.payee, .tag, .account]) func aTransactionOfAReportCostsTheSameHoweverManyThereAre(
        grouping: ReportGrouping
    ) async throws {
        let (few, many) = try await steps(Self.report(.cashflow, grouping))
        let perLine = Double(few) / Double(SteppedHousehold.Size.small.lines)
        let perLineOfMany = Double(many) / Double(SteppedHousehold.Size.large.lines)
        #expect(perLineOfMany <= perLine * 1.3, "\(grouping): \(perLine) and \(perLineOfMany) steps for each line")
    }
}
