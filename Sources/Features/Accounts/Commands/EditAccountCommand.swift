import ArgumentParser
import CommandKit
import Localization
import MembersModel
import Models
import SavingsCommands
import SavingsModel
import Services

struct EditAccountCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "Changes, archives or restores an account.",
        discussion: """
            Example: coffer edit account Checking --name "Joint account" --limit 500.00
            Example: coffer edit account Joint --kind savings --color 6BCF7F --default
            Example: coffer edit account Savings --contribution 300 --yield 3.1
            Example: coffer edit account Savings --owner anna --sharing private
            Who can read the database file sees private accounts, too.
            """)

    @Argument(help: ArgumentHelp("The account: name, id or last digits.", valueName: "account")) var account: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Option(help: ArgumentHelp("The bank.", valueName: "name")) var institution: String?
    @Option(amount: "Agreed overdraft or credit limit; 0 for none.") var limit: DecimalFigure?
    @Option(help: ArgumentHelp("The kind of account.", valueName: "kind")) var kind: AccountKind?

    @Option(help: ArgumentHelp("Account number or IBAN, used to recognise its statements; empty for none.", valueName: "number"))
    var number: String?

    @Option(help: ArgumentHelp("The colour: \(Account.palette.joined(separator: ", ")).", valueName: "RRGGBB")) var color: String?
    @Option(help: ArgumentHelp("The currency (ISO 4217), before the first entry.", valueName: "code")) var currency: Currency?
    @Flag(name: .customLong("default"), help: "Make it the default account.") var isDefault = false
    @Flag(help: "Archive it: hide it from lists and choices.") var archive = false
    @Flag(help: "Restore it from the archive.") var restore = false
    @OptionGroup var ownership: OwnershipOptions
    @OptionGroup var plan: SavingsPlanOptions
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard !archive || !restore else { throw ValidationError(text: "Give --archive or --restore, not both") }
        guard changesFields || changesSettings || ownership.isGiven || plan.isGiven || archive || restore else {
            throw ValidationError(text: "No change was given")
        }
    }

    private var changesFields: Bool { name != nil || institution != nil || limit != nil }

    private var changesSettings: Bool { kind != nil || number != nil || color != nil || currency != nil || isDefault }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let accounts = household.accounts()
        let before = try await Lookup(household).account(account)
        var account = before.account
        let belonging = try await ownership.isGiven ? ownership.ownership(of: account, in: household) : nil
        let limit = try limit?.exactMoney(in: currency ?? account.currency, option: "--limit").minorUnits
        if plan.isGiven {
            guard account.kind.isSavings else { throw CommandFailure.usage(SavingsPlanOptions.misplaced) }
            account = try await setPlan(of: account, in: household)
        }
        if limit != nil || changesSettings || changesFields && !plan.isGiven {
            if let name { account.name = name }
            if let institution { account.institution = institution }
            if let limit { account.limit = limit }
            if let kind { account.kind = kind }
            if let color { account.color = color }
            if let currency { account.currency = currency }
            if isDefault { account.isDefault = true }
            let edit = number.map { $0.isEmpty ? AccountNumberEdit.remove : .change(to: $0) }
            account = try await accounts.updateAccount(account, number: edit ?? .keep).account
        }
        if let belonging { account = try await share(account, belonging.owner, belonging.sharing, in: household) }
        if archive { try await accounts.archiveAccount(id: account.id) }
        if restore { try await accounts.restoreAccount(id: account.id) }
        return RowAnswer("Changed", try await summary(of: account, before: before, in: household), saysOwner: belonging != nil)
    }

    /// Gives the account to the member, or the household, and shares it.
    ///
    /// - Returns: the updated account.
    /// - Throws: `CommandFailure.notPermitted` if the member may not; `ServiceError`.
    private func share(
        _ account: Account, _ owner: ID<Member>?, _ sharing: AccountSharing, in household: DependencyContainer
    ) async throws -> Account {
        let member = household.context.member
        do {
            return try await household.accounts().shareAccount(
                id: account.id, owner: owner, sharing: sharing, revision: account.revision)
        } catch ServiceError.unauthorized where member.role.canWrite {
            throw CommandFailure.notPermitted(OwnershipOptions.refusal(of: account, for: member))
        }
    }

    /// The account as it is now; of one that the member has given away and does not see any more, as they saw it last.
    private func summary(of account: Account, before: AccountSummary, in household: DependencyContainer) async throws -> AccountSummary {
        guard account.sharing == .private, let member = household.context.member.id, account.owner != member else {
            return try await household.accounts().fetchAccount(id: account.id)
        }
        var given = before
        given.account = account
        given.ownerName = try await household.members().fetchMembers().first { $0.id == account.owner }?.displayName
        return given
    }

    /// Sets the savings plan together with the names, in one write.
    ///
    /// - Returns: the updated account.
    private func setPlan(of account: Account, in household: DependencyContainer) async throws -> Account {
        let savings = household.savings()
        let found = try await savings.fetchAccount(id: account.id).account
        var edit = SavingsAccountEdit(found)
        if let name { edit.name = name }
        if let institution { edit.institution = institution }
        if let contribution = try plan.contribution(in: account.currency) { edit.contribution = contribution }
        if let interest = plan.interest { edit.rate = interest }
        return try await savings.updateAccount(id: account.id, edit, revision: SavingsRevision(found)).account
    }
}
