import ArgumentParser
import CommandKit
import PeopleModel
import Services

struct PeopleCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "people", abstract: "Lists people and what they owe you.",
        discussion: """
            A balance is the sum of direct debts and of what the groups' payments are between you; negative: you owe.
            Example: coffer people --output json
            """)

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        PeopleAnswer(rows: try await household.people().fetchPeople().people)
    }
}
