import ArgumentParser
import CommandKit
import Localization
import Models
import SavingsCommands
import SavingsModel
import Services

struct AddAccountCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "Adds an account.",
        discussion: """
            Example: coffer add account Checking --kind checking --currency EUR --opening 100.00 --opening-day 2026-01-01
            Example: coffer add account Savings --kind savings --currency EUR --opening 5000 --contribution 500 --rate 4.5
            Example: coffer add account Purse --kind cash --currency EUR --owner anna --sharing private
            """)

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String
    @Option(help: ArgumentHelp("The kind of account.", valueName: "kind")) var kind: AccountKind
    @Option(help: ArgumentHelp("The currency (ISO 4217).", valueName: "code")) var currency: Currency
    @Option(help: ArgumentHelp("The bank.", valueName: "name")) var institution: String?

    @Option(
        parsing: .unconditional, amount: "The opening balance; negative if money is owed.", else: RuleViolation.savingsBalanceInvalid.text)
    var opening: DecimalFigure?

    @Option(help: ArgumentHelp("The day of --opening (YYYY-MM-DD); default: today.", valueName: "day")) var openingDay: Day?
    @Option(help: ArgumentHelp("Account number or IBAN, used to recognise its statements.", valueName: "number")) var number: String?
    @Option(amount: "Agreed overdraft or credit limit.") var limit: DecimalFigure?
    @OptionGroup var ownership: OwnershipOptions
    @OptionGroup var plan: SavingsPlanOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard opening != nil || openingDay == nil else { throw ValidationError(text: "--opening-day requires --opening") }
        guard kind.isSavings || !plan.isGiven else { throw ValidationError(text: SavingsPlanOptions.misplaced) }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let opening = try opening?.exactMoney(
            in: currency, option: "--opening", elseSaying: RuleViolation.savingsBalanceInvalid.text)
        let belonging = try await ownership.ownership(in: household)
        let draft = AccountDraft(
            name: name, institution: institution ?? "", kind: kind, currency: currency, opening: opening,
            openingDay: opening == nil ? nil : openingDay ?? actingDay(common), number: number,
            limit: try limit?.exactMoney(in: currency, option: "--limit").minorUnits ?? 0, owner: belonging.owner,
            sharing: belonging.sharing)
        do {
            return RowAnswer("Added", try await add(draft, to: household), saysOwner: ownership.isGiven)
        } catch ServiceError.unauthorized where household.context.canWrite {
            throw CommandFailure.notPermitted(OwnershipOptions.refusal(of: nil, for: household.context.member))
        }
    }

    private func add(_ draft: AccountDraft, to household: DependencyContainer) async throws -> AccountSummary {
        guard plan.isGiven else { return try await household.accounts().addAccount(draft) }
        let added = try await household.savings().addAccount(
            SavingsAccountDraft(
                account: draft, contribution: try plan.contribution(in: currency) ?? .zero(currency), rate: plan.interest ?? .zero))
        return try await household.accounts().fetchAccount(id: added.id)
    }
}
