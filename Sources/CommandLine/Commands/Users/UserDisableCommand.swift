import ArgumentParser
import Localization
import Models
import Services

struct UserDisableCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Disables a user and ends their sessions; no data is deleted.",
        discussion: "coffer user reset enables the user again.\nExample: coffer user disable alice")

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name"))
    var name: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let user = try await Lookup(household).user(name)
        let changed = try await household.members().disableMember(id: user.id)
        try console.write(UserAnswer(deed: "Disabled", user: changed), as: answer.format)
        return .done
    }
}
