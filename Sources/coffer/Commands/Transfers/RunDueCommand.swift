import ArgumentParser
import Models
import Services

struct RunDueCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "run-due",
        abstract: "Does what is due: transfers and standing orders, each once, and what the days bring to cards.",
        discussion: """
            For cron, where no server runs; beside a server it does no harm. Days on which it did not run are made up for. Exit code 1 where one failed.
            After more than 100 days without any use it books nothing, says what waits and exits with 1, since the clock may be wrong: look at today's
            date, then confirm with --after-gap.
            Of cards it records the cycles that are over and tells of benefits and fees; its answer lists transfers alone.
            Example: coffer run-due --today 2026-08-01 --output json
            """)

    @Flag(name: .long, help: "Today's date is right: book what fell due in more than 100 days without use.")
    var afterGap = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let run = try await household.transfers().runDue(today: actingDay(common), confirmsGap: afterGap)
        if let held = run.heldBack {
            try console.say(DueRunAnswer(run: run), as: answer.format)
            console.note(
                "Held back: \(held.occurrences) fell due since \(held.since), when this household was last in use. If today is "
                    + "\(actingDay(common)), book them with coffer run-due --after-gap")
            return .found
        }
        try await household.cards().runDue(today: actingDay(common))
        try await household.savings().runDue(today: actingDay(common))
        try console.say(DueRunAnswer(run: run), as: answer.format)
        return run.failed == 0 ? .done : .found
    }
}
