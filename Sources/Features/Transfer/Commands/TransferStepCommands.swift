import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct CancelTransferCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Cancels a transfer that is not completed.",
        discussion: "The pending transaction of a submitted one is cancelled.\nExample: coffer cancel transfer trf_0000000000034")

    @OptionGroup var options: TransferStepOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await options.apply(in: household) { try await household.transfers().cancel(id: $0) }
    }
}

struct CompleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "Marks a transfer as executed by the bank.",
        discussion: "Example: coffer complete transfer trf_0000000000034 --on 2026-08-01",
        subcommands: [CompleteTransferCommand.self])
}

struct CompleteTransferCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Marks a transfer as executed by the bank.",
        discussion: "Example: coffer complete transfer trf_0000000000034 --on 2026-08-01")

    @OptionGroup var options: TransferStepOptions

    @Option(name: .customLong("on"), help: ArgumentHelp("The day (YYYY-MM-DD) on which the money left; default: today.", valueName: "day"))
    var day: Day?

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let day = day ?? actingDay(common)
        return try await options.apply(in: household) {
            try await household.transfers().complete(id: $0, on: day)
        }
    }
}

struct FailCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fail", abstract: "Marks a transfer as rejected by the bank.",
        discussion: "Example: coffer fail transfer trf_0000000000034", subcommands: [FailTransferCommand.self])
}

struct FailTransferCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Marks a transfer as rejected by the bank.",
        discussion: "Example: coffer fail transfer trf_0000000000034")

    @OptionGroup var options: TransferStepOptions
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await options.apply(in: household) { try await household.transfers().fail(id: $0) }
    }
}

/// The transfer of a command that takes it one step further.
struct TransferStepOptions: ParsableArguments {
    @Argument(help: ArgumentHelp("The id of the transfer, as coffer transfers lists it.", valueName: "id")) var transfer: ID<Transfer>

    /// Takes the step.
    ///
    /// - Throws: `CommandFailure.notFound`.
    func apply(in household: DependencyContainer, _ step: (ID<Transfer>) async throws -> Transfer) async throws -> TransferAnswer {
        _ = try await finding("transfer", transfer.description) { try await step(transfer) }
        return TransferAnswer(transfer: try await household.transfers().fetchTransfer(id: transfer))
    }
}
