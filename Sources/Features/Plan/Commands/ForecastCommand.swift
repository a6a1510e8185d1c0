import ArgumentParser
import CommandKit
import Localization
import Models
import PlanModel
import Services

struct ForecastCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "forecast", abstract: "Forecasts the balance of every account by day, with its lowest point.",
        discussion: """
            Counts what is scheduled and what is usually spent besides. Usual spending needs three months and 200 transactions to be told \
            from. The days are in the JSON output.
            Example: coffer forecast --account Checking --months 6 --output json
            """)

    @Option(help: ArgumentHelp("Only this account: name, number or id.", valueName: "account")) var account: String?
    @Option(help: ArgumentHelp("How many months, 1 to 12.", valueName: "months")) var months = 3
    @Flag(help: "Only what is scheduled, without usual spending.") var scheduled = false
    @OptionGroup var whose: WhoseOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard (1...12).contains(months) else { throw ValidationError(text: RuleViolation.forecastMonthsInvalid.text) }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let wanted = try await Lookup(household).account(account)?.account.id
        let forecast = try await whose.figures(of: household).forecasts().fetchForecast(months: months, whatIf: [])
        let rows = forecast.accounts.filter { wanted == nil || $0.account.id == wanted }
        let result = ForecastAnswer(rows: rows, withUsual: !scheduled)
        try console.write(result, as: answer.format)
        if answer.format != .table { for warning in result.warnings { console.note("Warning: \(warning)") } }
        return .done
    }
}
