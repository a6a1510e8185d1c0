import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct UserDisableCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "disable", abstract: "Disables a user and ends their sessions; no data is deleted.",
        discussion: "coffer user reset enables the user again.\nExample: coffer user disable alice")

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let user = try await Lookup(household).user(name)
        return UserAnswer(participle: "Disabled", user: try await household.members().disableMember(id: user.id))
    }
}
