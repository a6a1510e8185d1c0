import ArgumentParser
import CommandKit
import HouseholdCommands
import InsightsModel
import Localization
import Models
import Services

struct ReportCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Reports spending, income, cash flow or net worth, by category, payee, tag, account or month.",
        discussion: """
            Without --from it is the household's month of the last day, or by month the twelve months until then; the last day is today \
            unless --until names another one. Completed transactions count; transfers between own accounts do not. Spending is positive, \
            and refunds lower it. Cash flow is income less spending. Amounts in other currencies are converted at the rate of their day.
            Net worth is that at the end of the last day, by month at the end of each calendar month. In JSON and CSV its key (people) is \
            what other people owe, and (in transit) what has left one own account and has not reached the other.
            Example: coffer report spending --by payee --from 2026-01-01 --until 2026-12-31 --output json
            Example: coffer report cashflow --compare year
            """)

    @Argument(help: ArgumentHelp("What to report.", valueName: "kind")) var kind: ReportKind

    @Option(help: ArgumentHelp("What the rows stand for; by default category, of cash flow and net worth month.", valueName: "grouping"))
    var by: ReportGrouping?

    @Option(help: ArgumentHelp("From this day on (YYYY-MM-DD).", valueName: "day")) var from: Day?
    @Option(help: ArgumentHelp("Up to and including this day (YYYY-MM-DD).", valueName: "day")) var until: Day?

    @Option(help: ArgumentHelp("Compare with the days before, or with the same days a year before.", valueName: "days"))
    var compare: ReportComparison?

    @Option(help: ArgumentHelp("Without this category: name or id; may be given several times.", valueName: "category"))
    var exclude: [String] = []

    @OptionGroup var whose: WhoseOptions
    @OptionGroup var answer: OutputOptions

    private var grouping: ReportGrouping { by ?? (kind == .cashflow || kind == .networth ? .month : .category) }

    func validate() throws {
        guard kind.groupings.contains(grouping) else { throw ValidationError(text: RuleViolation.reportGroupingInvalid.text) }
        guard kind != .networth || exclude.isEmpty else { throw ValidationError(text: "Net worth has no categories to exclude") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let days = try days(of: household.context.household, today: household.context.today)
        var excluded: Set<ID<Models.Category>> = []
        for name in exclude { excluded.insert(try await Lookup(household).category(name).id) }
        let report = try await whose.figures(of: household).insights().fetchReport(
            ReportRequest(kind, by: grouping, days: days, comparison: compare, excluded: excluded))
        let result = ReportAnswer(report)
        try console.write(result, as: answer.format)
        if answer.format != .table, let missing = result.missingRates { console.note("Warning: \(missing)") }
        if !report.leftOut.isEmpty || kind == .networth { try await CurrencyAdvice.write(for: household, to: console) }
        return .done
    }

    /// - Throws: `CommandFailure.usage` for a last day before the first one.
    private func days(of household: Household, today: Day) throws -> ClosedRange<Day> {
        let last = until ?? today
        let month = household.month(of: last)
        let first = from ?? household.start(of: grouping == .month ? month.adding(months: -11) : month)
        guard first <= last else { throw CommandFailure.usage(RuleViolation.reportDaysReversed.text) }
        return first...last
    }
}

extension ReportKind: ExpressibleByArgument {}
extension ReportGrouping: ExpressibleByArgument {}
extension ReportComparison: ExpressibleByArgument {}
