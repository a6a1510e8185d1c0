import ArgumentParser
import CommandKit
import HouseholdModel
import Services

struct HouseholdListCommand: DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the households of the database, oldest first.",
        discussion: """
            Other commands take a name or an id of this list as --household, where the database has several.
            Example: coffer household list --output csv
            """)

    @OptionGroup var answer: DatabaseOutputOptions

    var common: CommonOptions { answer.common }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try console.write(HouseholdsAnswer(rows: try await household.households().fetchHouseholds()), as: answer.format)
        return .done
    }
}
