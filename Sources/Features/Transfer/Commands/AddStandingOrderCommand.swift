import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct AddStandingOrderCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "standing-order", abstract: "Adds a standing order.",
        discussion: """
            Each occurrence runs on its own day, by the server or by coffer run-due. Monthly from the 31st means the last day of shorter months.
            For a first day before today, give the number of past occurrences to book with --book-past.
            Example: coffer add standing-order --from Checking --to Savings --amount 150 --every month --starting 2026-08-01
            Example: coffer add standing-order --from Checking --to "Jane Doe" --amount 20 --every week --interval 2 --starting 2026-08-03 --times 10
            """)

    @Option(help: ArgumentHelp("The account that pays: name, id or last digits.", valueName: "name")) var from: String

    @Option(help: ArgumentHelp("An own account: name, id or last digits; else a beneficiary: name or id.", valueName: "name"))
    var to: String

    @Option(parsing: .unconditional, amount: "The amount debited each time.") var amount: DecimalFigure
    @Option(help: ArgumentHelp("The unit of the interval.", valueName: "unit")) var every: ScheduleUnitOption
    @Option(help: ArgumentHelp("The number of units between two occurrences.", valueName: "n")) var interval = 1
    @Option(help: ArgumentHelp("The first day (YYYY-MM-DD).", valueName: "day")) var starting: Day

    @Option(
        help: ArgumentHelp(
            "For a first day before today: the number of past occurrences to book, the latest ones; 0 to 60.", valueName: "n"))
    var bookPast: Int?

    @Option(help: ArgumentHelp("The last possible day (YYYY-MM-DD).", valueName: "day")) var until: Day?
    @Option(help: ArgumentHelp("The number of occurrences.", valueName: "n")) var times: Int?
    @Option(help: ArgumentHelp("The note for the recipient.", valueName: "text")) var note: String?
    @Option(key: "an order with the same key is placed once") var key: String?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard until == nil || times == nil else { throw ValidationError(text: "Give --until or --times, not both") }
        do {
            _ = try schedule
        } catch let error as ScheduleError {
            throw ValidationError(text: .verbatim(error.description))
        }
    }

    private var schedule: Schedule {
        get throws { try Schedule(anchor: starting, every: interval, every.unit, end: until, count: times) }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let source = try await Lookup(household).account(from).account
        let target = try await TransferTarget.find(to, from: source, in: household)
        let draft = TransferDraft(
            source: source.id, destination: target.destination,
            amount: try amount.exactMoney(in: source.currency, option: "--amount"), day: starting, note: note ?? "",
            schedule: try schedule, pastOccurrences: bookPast, key: key)
        let past = draft.occurrences(before: actingDay(common))
        guard past == 0 || bookPast != nil else {
            throw CommandFailure.usage(
                .plural(
                    past,
                    one: """
                        --starting \(starting.description) is before today, with 1 past occurrence: give with --book-past how many of \
                        them to book, 0 to \(min(past, TransferDraft.maxPastOccurrences))
                        """,
                    other: """
                        --starting \(starting.description) is before today, with \(past) past occurrences: give with --book-past how many \
                        of them to book, 0 to \(min(past, TransferDraft.maxPastOccurrences))
                        """))
        }
        let order = try await household.standingOrders().addStandingOrder(draft)
        return StandingOrderAnswer(order: try await household.standingOrders().fetchStandingOrder(id: order.id))
    }
}
