import ArgumentParser
import CommandKit
import HouseholdModel
import Models
import Services

struct CheckCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Recomputes every balance and total from the transactions, reads every stored value, and reports what is wrong.",
        discussion: "Exits with 1 if something is.\nExample: coffer check --output json")

    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let check = try await household.backup().check()
        try console.write(CheckAnswer(check: check), as: answer.format)
        return check.isClean ? .done : .found
    }
}
