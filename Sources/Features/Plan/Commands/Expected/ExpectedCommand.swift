import ArgumentParser
import CommandKit
import Localization
import Models
import PlanModel
import Services
import SubscriptionsCommands

struct ExpectedCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "expected", abstract: "Lists income and bills that return, and settles what is late.",
        discussion: """
            A transaction that fits by account, amount, payee and day completes an occurrence.
            Example: coffer expected --output json
            Example: coffer expected skip Salary
            """,
        subcommands: [ExpectedListCommand.self, ExpectedFoundCommand.self, ExpectedCameCommand.self, ExpectedSkipCommand.self],
        defaultSubcommand: ExpectedListCommand.self)
}

struct ExpectedListCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists expected income and bills, the next ones first.",
        discussion: """
            An amount that comes in is positive, one that goes out negative. The status is expected, late (two days after its day), missing \
            (more than five days; of short cycles fewer) or ended.
            """)

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        ExpectedAnswer(rows: try await household.expected().fetchExpected().items)
    }
}

struct ExpectedFoundCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "found", abstract: "Lists income, rent, loans and bills that your statements show and that are not expected yet.",
        discussion: "Add one with: coffer add expected NAME --payee PAYEE …")

    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let found = try await household.expected().fetchFound()
        let nothing: LocalizedText = "No income, rent or bill recurs in your transactions that is not expected yet"
        try console.write(FoundAnswer(found: found, texts: console.style.texts, nothing: nothing), as: answer.format)
        return .done
    }
}

struct ExpectedCameCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "came", abstract: "Marks the earliest open occurrence as come.",
        discussion: "Example: coffer expected came Salary --transaction txn_0H2K8Q4M5N6P7")

    @Argument(help: ArgumentHelp("The expected money: name or id.", valueName: "expected")) var expected: String

    @Option(
        help: ArgumentHelp("The transaction that it is.", valueName: "id"),
        transform: { try ID.argument($0, listedBy: "coffer transactions") })
    var transaction: ID<Transaction>?

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.settleNext(expected, transaction.map { .transaction($0) } ?? .came)
    }
}

struct ExpectedSkipCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skips the earliest open occurrence.",
        discussion: "Example: coffer expected skip Salary")

    @Argument(help: ArgumentHelp("The expected money: name or id.", valueName: "expected")) var expected: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await household.settleNext(expected, .skipped)
    }
}

extension DependencyContainer {
    /// Settles the earliest open occurrence of an expected item.
    fileprivate func settleNext(_ name: String, _ settlement: ExpectedSettlement) async throws -> some Answer {
        let found = try await Lookup(self).expected(name)
        guard let next = found.next else { throw CommandFailure.usage("No day is left of \(found.item.name)") }
        try await expected().settle(found.item.id, on: next.scheduled, settlement)
        return try await RowAnswer("Changed", found.item.id, in: self)
    }
}
