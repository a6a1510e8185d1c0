import ArgumentParser
import Models
import Services

struct PeopleCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: "Lists people and what they owe you.",
        discussion: """
            A balance is the sum of direct debts and of what the groups' payments are between you; negative: you owe.
            Example: coffer people --output json
            """)

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let people = try await household.people().fetchPeople().people
        try console.write(PeopleAnswer(people: people), as: answer.format)
        return .done
    }
}
