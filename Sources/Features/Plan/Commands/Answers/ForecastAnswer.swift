import CommandKit
import Localization
import Models
import PlanModel
import Services
import WireModels

/// The forecasts of accounts.
struct ForecastAnswer: ListAnswer {
    let rows: [AccountForecast]
    let withUsual: Bool

    var response: [ForecastResponse] { rows.map { ForecastResponse($0, withUsual: withUsual) } }
    let emptyText: LocalizedText = "No accounts yet"

    var columns: [Column<AccountForecast>] {
        [
            Column("account", "ACCOUNT", maximum: 32) { .text($0.account.name) },
            Column("today", "TODAY", isRight: true) { .amount($0.history.last?.amount) },
            Column("lowest", "LOWEST", isRight: true) { .amount($0.lowest(withUsual: withUsual)?.balance) },
            Column("lowest_day", "ON") { .code($0.lowest(withUsual: withUsual)?.day) },
            Column("last", "AT THE END", isRight: true) { .amount($0.line.point($0.line.count - 1, withUsual: withUsual).balance) },
            .csv("currency") { .code($0.account.currency) },
        ]
    }

    func ending(style: TextStyle) -> String { warnings.map { style.line("Warning: \($0)", .warning) }.joined() }

    /// Says which scheduled amounts are left out, for each currency of accounts.
    var warnings: [LocalizedText] {
        Dictionary(grouping: rows, by: \.account.currency).sorted { $0.key < $1.key }.compactMap { currency, rows in
            MissingRates.warning(of: rows.flatMap(\.leftOut), to: currency)
        }
    }
}
