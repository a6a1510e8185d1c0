import ArgumentParser
import Models
import Services

struct EditAccountCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: "Changes an account, archives it or brings it back.",
        discussion: "Example: coffer edit account Checking --name \"Joint account\" --limit 500.00")

    @Argument(help: ArgumentHelp("The account: name, id or last digits.", valueName: "account"))
    var account: String

    @Option(name: .long, help: ArgumentHelp("What it is called from now on.", valueName: "name"))
    var name: String?

    @Option(name: .long, help: ArgumentHelp("The bank.", valueName: "name"))
    var institution: String?

    @Option(name: .long, help: ArgumentHelp("Agreed overdraft or credit limit; 0 for none.", valueName: "amount"))
    var limit: DecimalFigure?

    @Flag(name: .long, help: "Take it out of lists and choices.")
    var archive = false

    @Flag(name: .long, help: "Bring it back from the archive.")
    var restore = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard !archive || !restore else { throw ValidationError("Give --archive or --restore, not both") }
        guard changesFields || archive || restore else { throw ValidationError("Nothing to change was given") }
    }

    private var changesFields: Bool { name != nil || institution != nil || limit != nil }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let accounts = household.accounts()
        var account = try await Lookup(household).account(account).account
        if changesFields {
            if let name { account.name = name }
            if let institution { account.institution = institution }
            if let limit { account.limit = try limit.exactMoney(in: account.currency, option: "--limit").minorUnits }
            account = try await accounts.updateAccount(account).account
        }
        if archive { try await accounts.archiveAccount(id: account.id) }
        if restore { try await accounts.restoreAccount(id: account.id) }
        try console.say(AccountAnswer(deed: "Changed", account: try await accounts.fetchAccount(id: account.id)), as: answer.format)
        return .done
    }
}
