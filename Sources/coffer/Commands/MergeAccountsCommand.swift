import ArgumentParser
import Models
import Services

struct MergeAccountsCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "accounts",
        abstract: "Moves everything of one account into another of the same currency.",
        discussion: "Example: coffer merge accounts \"Old checking\" --into Checking")

    @Argument(help: ArgumentHelp("The account that goes.", valueName: "name"))
    var account: String

    @Option(name: .long, help: ArgumentHelp("The account that stays.", valueName: "name"))
    var into: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let lookup = Lookup(household)
        let gone = try await lookup.account(account).account
        let kept = try await lookup.account(into).account
        let merged = try await household.accounts().mergeAccounts(id: kept.id, absorbing: gone.id)
        try console.say(AccountAnswer(deed: "Merged into", account: merged.summary), as: answer.format)
        return .done
    }
}
