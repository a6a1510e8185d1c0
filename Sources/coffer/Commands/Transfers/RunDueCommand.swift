import ArgumentParser
import Models
import Services

struct RunDueCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "run-due",
        abstract: "Does what is due: transfers and standing orders, each once, and what the days bring to cards.",
        discussion: """
            For cron, where no server runs; beside a server it does no harm. Days on which it did not run are made up for. Exit code 1 where one failed.
            Of cards it records the cycles that are over and tells of benefits and fees; its answer lists transfers alone.
            Example: coffer run-due --today 2026-08-01 --output json
            """)

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let run = try await household.transfers().runDue(today: actingDay(common))
        try await household.cards().runDue(today: actingDay(common))
        try await household.savings().runDue(today: actingDay(common))
        try console.say(DueRunAnswer(run: run), as: answer.format)
        return run.failed == 0 ? .done : .found
    }
}
