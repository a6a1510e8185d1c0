import AccountsModel
import ArgumentParser
import InsightsModel
import Installation
import Models
import Services

/// Reads Home and reports again and again in one process, and prints the median duration of each.
struct ReportTimesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Measures the time of reports and of Home.")

    @Option var rounds = 20
    @OptionGroup var measured: MeasuredHousehold

    func run() async throws {
        try await measured.open { installation, household, today in try await measure(installation, household, on: today) }
    }

    private func measure(_ installation: LiveInstallation, _ household: DependencyContainer, on today: Day) async throws {
        let ten = today.adding(days: -3_652)...today
        let year = today.adding(days: -364)...today
        let readings: [(name: String, read: @Sendable () async throws -> Void)] = [
            ("home", { _ = try await household.overview().fetchHome() }),
            ("category", Self.spending(.category, ten, household)), ("payee", Self.spending(.payee, year, household)),
            ("tag", Self.spending(.tag, year, household)),
        ]
        var members: [String] = []
        for (name, read) in readings {
            var durations: [Duration] = []
            for _ in 0..<max(rounds, 1) {
                // What an earlier round read must not make this one cheaper: Home is read anew after a change.
                installation.releaseMemory()
                try await Self.change(household, on: today)
                let begin = ContinuousClock.now
                try await read()
                durations.append(begin.duration(to: .now))
            }
            members.append("\"\(name)\":\"\(durations.sorted()[durations.count / 2].decimalSeconds)\"")
        }
        answer("{\(members.joined(separator: ","))}")
    }

    /// A change of the household that concerns no figure.
    private static func change(_ household: DependencyContainer, on day: Day) async throws {
        guard let quote = Currency(code: "ISK") else { return }
        try await household.rates().setRate(
            ExchangeRate(day: day, base: .euro, quote: quote, rate: DecimalFigure(mantissa: 140, scale: 0), source: .typed))
    }

    private static func spending(
        _ grouping: ReportGrouping, _ days: ClosedRange<Day>, _ household: DependencyContainer
    ) -> @Sendable () async throws -> Void {
        { _ = try await household.insights().fetchReport(ReportRequest(.spending, by: grouping, days: days)) }
    }
}
