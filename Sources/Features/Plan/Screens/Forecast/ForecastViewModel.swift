import Localization
import Models
import Navigation
import Observation
import PlanModel
import ScreenKit
import Services

/// The forecast of one account, or of net worth.
@Observable
final class ForecastViewModel: ContextModel<PlanContext>, LoadableModel {
    private(set) var forecast: HouseholdForecast?
    /// The id of an account; empty or unknown: all accounts.
    var accountId = ""
    /// 3, 6 or 12; anything else: 3.
    var monthsText = ""
    /// `scheduled`: without usual spending.
    var shown = ""
    /// What is tried out: `WhatIfRows`.
    var rowsText = ""
    /// The form that adds to it.
    var amountText = ""
    var isIncome = false
    var dayText = ""
    var isMonthly = false
    var whatIfAccountId = ""
    private(set) var errors = Errors()

    /// The fields that can be wrong.
    enum Field: String, FormField {
        case amount, day
    }

    typealias Errors = FormFieldErrors<Field>

    // MARK: - Presentation

    static let choices = [3, 6, 12]

    var months: Int { Int(monthsText).flatMap { Self.choices.contains($0) ? $0 : nil } ?? 3 }
    var withUsual: Bool { shown != "scheduled" && forecast?.isUsualKnown != false }
    var rows: WhatIfRows { WhatIfRows(rowsText) }

    /// The account that is shown; nil: all of them.
    var account: AccountForecast? { ID<Account>(accountId).flatMap { forecast?.account($0) } }
    var line: ForecastLine? { account?.line ?? forecast?.total.line }
    var history: [DatedAmount] { account?.history ?? forecast?.total.history ?? [] }

    /// Currencies without a rate, which the shown balances leave out.
    var leftOut: [Currency] { account?.leftOut ?? forecast?.total.leftOut ?? [] }

    /// The lowest balance and its day.
    var lowest: ForecastPoint? { line?.lowest(withUsual: withUsual, now: history.last?.amount) }

    /// What all accounts say first; nil where one account is shown.
    var headline: ForecastHeadline? { account == nil ? forecast?.headline(withUsual: withUsual) : nil }

    /// The day until which what is scheduled is listed: that of the headline, else of the lowest balance.
    var leadingDay: Day? { headline?.point.day ?? lowest?.day }

    /// What is scheduled until then, of the account of the headline or of what is shown.
    var leading: [ForecastItem] {
        guard let leadingDay else { return [] }
        return (listed?.items ?? forecast?.total.items ?? []).filter { $0.day <= leadingDay }
    }

    /// What does not count until then, because something else is the same money.
    var covered: [CoveredForecastItem] {
        guard let leadingDay else { return [] }
        return (listed?.covered ?? forecast?.total.covered ?? []).filter { $0.item.day <= leadingDay }
    }

    private var listed: AccountForecast? { account ?? headline.flatMap { forecast?.account($0.account.id) } }

    /// The currency of the form's account.
    var whatIfCurrency: Currency { whatIfAccount?.currency ?? context.household.currency }

    /// The account of the form: the chosen one, else the shown one, else the first.
    var whatIfAccount: Account? {
        let chosen = ID<Account>(whatIfAccountId).flatMap { forecast?.account($0) }
        return (chosen ?? account ?? forecast?.accounts.first)?.account
    }

    /// The same screen with another choice.
    func link(account: String? = nil, months: Int? = nil, shown: String? = nil, rows: WhatIfRows? = nil) -> Link {
        let values = [
            ("account", account ?? accountId), ("months", (months ?? self.months).description), ("show", shown ?? self.shown),
            ("what-if", rows?.text ?? rowsText),
        ]
        return Link(.plan(.forecast), query: values.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) })
    }

    // MARK: - Data Loading

    func load() async throws {
        let service = context.services.forecasts()
        let plain = try await service.fetchForecast(months: months, whatIf: [])
        forecast = plain
        let longest = context.today.adding(days: 365)
        var rows = rows
        rows.keep { row in plain.account(row.account) != nil && (context.today...longest).contains(row.day) && row.units != 0 }
        addTyped(to: &rows)
        rowsText = rows.text
        guard !rows.rows.isEmpty else { return }
        let whatIf = rows.rows.compactMap { row in
            plain.account(row.account).map {
                WhatIf(
                    account: row.account, amount: Money(minorUnits: row.units, currency: $0.account.currency), day: row.day,
                    isMonthly: row.isMonthly)
            }
        }
        forecast = try await service.fetchForecast(months: months, whatIf: whatIf)
    }

    /// Adds what the form has to the rows, and empties it; or says what is wrong with it.
    private func addTyped(to rows: inout WhatIfRows) {
        errors = Errors()
        guard !amountText.trimmed.isEmpty, let account = whatIfAccount else { return }
        let amount = AmountParser.parse(amountText, locale: context.locale, currency: account.currency)
        if amount.map({ $0.minorUnits <= 0 || !AmountLimit.allows($0) }) ?? true {
            errors[.amount] = RuleViolation.forecastAmountInvalid.text
        }
        let day = dayText.trimmed.isEmpty ? context.today : Day(dayText.trimmed)
        if day.map({ $0 < context.today || $0 > context.today.adding(days: 365) }) ?? true {
            errors[.day] = RuleViolation.forecastDayInvalid.text
        }
        if rows.rows.count >= WhatIfRows.most { errors.form = "At most \(WhatIfRows.most) amounts can be tried out at once." }
        guard errors == Errors(), let amount, let day else { return }
        rows.rows.append(
            WhatIfRows.Row(
                account: account.id, units: isIncome ? amount.minorUnits : -amount.minorUnits, day: day, isMonthly: isMonthly))
        (amountText, dayText, isIncome, isMonthly) = ("", "", false, false)
    }
}
