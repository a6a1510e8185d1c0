import ArgumentParser
import CommandKit
import Services

struct UserListCommand: AnswerCommand {

    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists users.",
        discussion: "Example: coffer user list --output json")

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        UsersAnswer(rows: try await household.members().fetchMembers())
    }
}
