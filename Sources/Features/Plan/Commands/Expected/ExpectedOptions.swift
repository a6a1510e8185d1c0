import ArgumentParser
import CommandKit
import Localization
import Models
import PlanModel
import Services

/// The fields of expected money that can be added and changed.
struct ExpectedOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        amount: "The amount: positive if it comes in, negative if it goes out.", else: RuleViolation.expectedAmountInvalid.text)
    var amount: DecimalFigure?

    @Option(
        help: ArgumentHelp("How far a transaction's amount may be from it.", valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.expectedToleranceInvalid.text) })
    var tolerance: DecimalFigure?

    @Option(help: ArgumentHelp("The number of units between two days; default: 1.", valueName: "n")) var every: Int?

    @Option(help: ArgumentHelp("The unit: day, week, month, quarter, half-year, year or once; default: month.", valueName: "unit"))
    var unit: BillingUnitOption?

    @Option(help: ArgumentHelp("The next day on which it is expected (YYYY-MM-DD).", valueName: "day")) var next: Day?
    @Option(help: ArgumentHelp("The last day on which it may be expected (YYYY-MM-DD).", valueName: "day")) var ends: Day?

    @Option(
        help: ArgumentHelp("What a Saturday or Sunday becomes: same, before (Friday) or after (Monday); default: same.", valueName: "rule"))
    var weekend: WeekendOption?

    @Option(help: ArgumentHelp("The account of its transactions: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("The category.", valueName: "name")) var category: String?
    @Option(help: ArgumentHelp("The payee of its transactions, as the bank writes it.", valueName: "text")) var payee: String?
}

/// A rule for weekends.
enum WeekendOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case same, before, after

    var rule: WeekendRule {
        switch self {
        case .same: .same
        case .before: .before
        case .after: .after
        }
    }
}

extension ExpectedDraft {
    /// Applies the given options.
    ///
    /// - Throws: `CommandFailure`.
    mutating func apply(_ fields: ExpectedOptions, in household: DependencyContainer) async throws {
        let lookup = Lookup(household)
        let currency = amount.currency
        if let figure = fields.amount {
            amount = try figure.exactMoney(in: currency, option: "--amount", elseSaying: RuleViolation.expectedAmountInvalid.text)
        }
        if let figure = fields.tolerance {
            tolerance = try figure.exactMoney(
                in: currency, option: "--tolerance", elseSaying: RuleViolation.expectedToleranceInvalid.text
            ).minorUnits
        }
        if fields.every != nil || fields.unit != nil {
            cycle = try (fields.unit ?? cycle.unitOption).cycle(every: fields.every ?? cycle.interval)
        }
        if let day = fields.next { next = day }
        if let day = fields.ends { ends = day }
        if let option = fields.weekend { weekendRule = option.rule }
        if let name = fields.account { account = try await lookup.account(name).account.id }
        if let name = fields.category { category = try await lookup.category(name).id }
        if let text = fields.payee { payee = text }
    }
}
