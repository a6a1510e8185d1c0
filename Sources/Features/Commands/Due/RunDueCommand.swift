import ArgumentParser
import CardsCommands
import CardsModel
import CommandKit
import Localization
import Models
import PeopleCommands
import PeopleModel
import SavingsModel
import Services
import SubscriptionsModel
import TransferModel

struct RunDueCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "run-due",
        abstract: "Runs due transfers and standing orders, each once, recurring expenses and the daily tasks of cards.",
        discussion: """
            For cron, if no server runs; it is safe beside a server. Missed days are caught up. Exits with 1 if a transfer failed.
            After more than 100 days without any use it books nothing, shows what is due and exits with 1, since the clock may be wrong: check today's
            date, then confirm with --after-gap.
            It adds recurring expenses of groups, records finished cycles of card benefits, and sends notifications; the output lists \
            everything that was booked or recorded, as CSV transfers only. The charges of subscriptions need no run.
            Example: coffer run-due --today 2026-08-01 --output json
            """)

    @Flag(help: "Confirm today's date: book what fell due in more than 100 days without use.") var afterGap = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let run = try await household.transfers().runDue(today: actingDay(common), confirmsGap: afterGap)
        if let held = run.heldBack {
            try console.write(DueRunAnswer(run: run, response: DueRunResponse(run, expenses: [], benefits: [])), as: answer.format)
            console.note(
                """
                Held back: \(held.occurrences) fell due since \(held.since.description), when this household was last in use. If today is \
                \(actingDay(common).description), book them with coffer run-due --after-gap
                """)
            return .found
        }
        let benefits = try await household.cards().runDue(today: actingDay(common))
        try await household.savings().runDue(today: actingDay(common))
        try await household.subscriptions().runDue(today: actingDay(common))
        let expenses = try await household.people().runDue(today: actingDay(common))
        let response = DueRunResponse(run, expenses: expenses, benefits: benefits)
        let parts = [DueRunPart(expenses), DueRunPart(benefits)]
        try console.write(DueRunAnswer(run: run, response: response, parts: parts), as: answer.format)
        return run.failed == 0 ? .done : .found
    }
}
