import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct SkipCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skips the next occurrence of a standing order.",
        discussion: "Example: coffer skip standing-order sto_0000000000034", subcommands: [SkipStandingOrderCommand.self])
}

struct SkipStandingOrderCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "standing-order", abstract: "Skips the next occurrence of a standing order.",
        discussion: "Example: coffer skip standing-order sto_0000000000034")

    @OptionGroup var options: StandingOrderStepOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await options.apply(in: household) { order in
            guard let next = order.nextDay else { throw CommandFailure.usage("The standing order has no further occurrence") }
            return try await household.standingOrders().skipNext(id: order.id, on: next)
        }
    }
}

struct EndCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "end", abstract: "Ends a standing order.", discussion: "Example: coffer end standing-order sto_0000000000034",
        subcommands: [EndStandingOrderCommand.self])
}

struct EndStandingOrderCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "standing-order", abstract: "Ends a standing order; what it has executed stays.",
        discussion: "Example: coffer end standing-order sto_0000000000034")

    @OptionGroup var options: StandingOrderStepOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await options.apply(in: household) { order in
            try await household.standingOrders().endStandingOrder(id: order.id)
        }
    }
}

struct EditStandingOrderCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "standing-order", abstract: "Changes the coming occurrences of a standing order.",
        discussion: """
            With --every, --interval, --starting, --until or --times the remaining schedule is replaced; what is not given stays.
            Example: coffer edit standing-order sto_0000000000034 --amount 175
            Example: coffer edit standing-order sto_0000000000034 --every quarter --starting 2026-10-01
            """)

    @OptionGroup var options: StandingOrderStepOptions
    @Option(parsing: .unconditional, amount: "The amount debited each time.") var amount: DecimalFigure?
    @Option(help: ArgumentHelp("The note for the recipient.", valueName: "text")) var note: String?
    @Option(help: ArgumentHelp("The unit of the interval.", valueName: "unit")) var every: ScheduleUnitOption?
    @Option(help: ArgumentHelp("The number of units between two occurrences.", valueName: "n")) var interval: Int?
    @Option(help: ArgumentHelp("The next day (YYYY-MM-DD); default: the next occurrence.", valueName: "day")) var starting: Day?
    @Option(help: ArgumentHelp("The last possible day (YYYY-MM-DD).", valueName: "day")) var until: Day?
    @Option(help: ArgumentHelp("The number of remaining occurrences.", valueName: "n")) var times: Int?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard until == nil || times == nil else { throw ValidationError(text: "Give --until or --times, not both") }
        guard amount != nil || note != nil || changesSchedule else { throw ValidationError(text: "No change was given") }
    }

    private var changesSchedule: Bool { every != nil || interval != nil || starting != nil || until != nil || times != nil }

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await options.apply(in: household) { order in
            var edit = StandingOrderEdit(note: note)
            edit.amount = try amount?.exactMoney(in: order.amount.currency, option: "--amount")
            if changesSchedule { edit.schedule = try schedule(after: order) }
            return try await household.standingOrders().updateStandingOrder(id: order.id, edit, revision: order.revision)
        }
    }

    /// The remaining schedule with what was given.
    private func schedule(after order: StandingOrder) throws -> Schedule {
        guard let next = starting ?? order.nextDay else {
            throw CommandFailure.usage("The standing order has no further occurrence")
        }
        let old = order.schedule
        do {
            return try Schedule(
                anchor: next, every: interval ?? old.interval, every?.unit ?? old.unit, end: until ?? (times == nil ? old.end : nil),
                count: times)
        } catch {
            throw CommandFailure.usage(.verbatim(error.description))
        }
    }
}

/// The standing order of a command that changes it.
struct StandingOrderStepOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The id of the standing order, as coffer transfers --scheduled lists it.", valueName: "id"))
    var order: ID<StandingOrder>

    /// Changes the order.
    ///
    /// - Throws: `CommandFailure.notFound`.
    func apply(
        in household: DependencyContainer, _ change: (StandingOrder) async throws -> StandingOrder
    ) async throws -> StandingOrderAnswer {
        let orders = household.standingOrders()
        _ = try await finding("standing order", order.description) { try await change(orders.fetchStandingOrder(id: order).order) }
        return StandingOrderAnswer(order: try await orders.fetchStandingOrder(id: order))
    }
}
