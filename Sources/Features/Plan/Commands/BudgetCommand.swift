import ArgumentParser
import CommandKit
import HouseholdCommands
import Localization
import Models
import PlanModel
import Services
import WireModels

struct BudgetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "budget", abstract: "Shows what categories may cost in a month, and sets it.",
        discussion: """
            Example: coffer budget --month 2026-11
            Example: coffer budget set Groceries 400
            """,
        subcommands: [BudgetListCommand.self, BudgetSetCommand.self, BudgetClearCommand.self], defaultSubcommand: BudgetListCommand.self)
}

struct BudgetListCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists the budgets of a month: what is spent, what is left, and what the period before carried over.",
        discussion: """
            A month has the name of the calendar month in which it begins. The amounts of quarters and years are those of the whole period, \
            spent counts up to the month.
            Example: coffer budget --month 2026-11 --output json
            """)

    @Option(help: ArgumentHelp("The month (YYYY-MM); this month if it is not given.", valueName: "month")) var month: Month?
    @OptionGroup var whose: WhoseOptions
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let overview = try await whose.figures(of: household).budgets().fetchBudgets(in: month ?? household.context.currentMonth)
        let result = BudgetsAnswer(rows: overview.lines)
        try console.write(result, as: answer.format)
        if answer.format != .table { for warning in result.warnings { console.note("Warning: \(warning)") } }
        if !overview.leftOut.isEmpty { try await CurrencyAdvice.write(for: household, to: console) }
        return .done
    }
}

struct BudgetSetCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Sets what a category may cost, from a month on until its next change.",
        discussion: """
            Without --carry and --carry-only nothing is carried over into the next period. Periods of quarters and years begin with the \
            month from which the budget has them.
            Example: coffer budget set Groceries 400 --carry
            Example: coffer budget set Insurance 600 --every year --from 2026-01
            """)

    @Argument(help: ArgumentHelp("The category: name or id.", valueName: "category")) var category: String

    @Argument(
        help: ArgumentHelp("The amount, in the currency of the household.", valueName: "amount"),
        transform: { text in
            let amount = try DecimalFigure.argument(text)
            guard !amount.isNegative else { throw ValidationError(text: RuleViolation.budgetAmountInvalid.text) }
            return amount
        })
    var amount: DecimalFigure

    @Option(help: ArgumentHelp("The first month (YYYY-MM); this month if it is not given.", valueName: "month")) var from: Month?
    @Flag(help: "Carry over what is left, and what was spent beyond the budget.") var carry = false
    @Option(help: ArgumentHelp("Carry over only one of them: overspending or surplus.", valueName: "what")) var carryOnly: CarriedPart?

    @Option(help: ArgumentHelp("What the amount is for: month, quarter or year.", valueName: "period"))
    var every: BudgetPeriodOption = .month

    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard !carry || carryOnly == nil else { throw ValidationError(text: "Use either --carry or --carry-only") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await Lookup(household).category(category)
        let money = try amount.exactMoney(
            in: household.context.household.currency, option: "amount", elseSaying: RuleViolation.budgetAmountInvalid.text)
        let month = from ?? household.context.currentMonth
        let budget = Budget(amount: money, period: every.period, carryOver: carryOnly?.carryOver ?? (carry ? .both : .off))
        _ = try await household.budgets().setBudgets([BudgetChange(category: found.id, budget: budget)], from: month, isOnce: false)
        let overview = try await household.budgets().fetchBudgets(in: month)
        let result = BudgetsAnswer(rows: overview.lines.filter { $0.category.id == found.id })
        try console.write(result, as: answer.format)
        if answer.format != .table { for warning in result.warnings { console.note("Warning: \(warning)") } }
        return .done
    }
}

/// The part of a period's rest that is carried over.
enum CarriedPart: String, CaseIterable, ExpressibleByArgument, Sendable {
    case overspending, surplus

    var carryOver: CarryOver {
        switch self {
        case .overspending: .overspending
        case .surplus: .surplus
        }
    }
}

/// The period of a budget.
enum BudgetPeriodOption: String, CaseIterable, ExpressibleByArgument, Sendable {
    case month, quarter, year

    var period: BudgetPeriod {
        switch self {
        case .month: .month
        case .quarter: .quarter
        case .year: .year
        }
    }
}

extension MemberContext {
    /// The household month that contains today.
    var currentMonth: Month { household.month(of: today) }
}

struct BudgetClearCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "clear", abstract: "Ends the budget of a category with last month; earlier months keep theirs.",
        discussion: "coffer undo restores it.\nExample: coffer budget clear Groceries")

    @Argument(help: ArgumentHelp("The category: name or id.", valueName: "category")) var category: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let found = try await Lookup(household).category(category)
        let change = try await finding("budget", found.name) {
            try await household.budgets().clearBudget(of: found.id, from: household.context.currentMonth)
        }
        return NoticeAnswer(
            "\(found.name) has no budget; undo with: coffer undo \(change.description)",
            [("category", .text(found.name)), ("cleared", .flag(true)), ("change", .text(change.description))])
    }
}
