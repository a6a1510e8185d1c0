import ArgumentParser
import Services

struct UserListCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Lists users.",
        discussion: "Example: coffer user list --output json")

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try console.write(UsersAnswer(users: try await household.members().fetchMembers()), as: answer.format)
        return .done
    }
}
