import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct TransferCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "transfer", abstract: "Orders a transfer to an own account or to a beneficiary.",
        discussion: """
            A transfer between own accounts is booked on its day. A transfer to a beneficiary is made by your bank: send it the payment file \
            (coffer payment-file) or the details. With --key a repeated order returns the first one.
            Example: coffer transfer --from Checking --to Savings --amount 200
            Example: coffer transfer --from Checking --to "Jane Doe" --amount 49.90 --on 2026-08-01 --note "Invoice 17" --key invoice-17
            Example: coffer transfer --from Checking --to Dollars --amount 100 --other-amount 108.64
            """)

    @Option(help: ArgumentHelp("The account that pays: name, id or last digits.", valueName: "name")) var from: String

    @Option(help: ArgumentHelp("An own account: name, id or last digits; else a beneficiary: name or id.", valueName: "name"))
    var to: String

    @Option(parsing: .unconditional, amount: "The amount to debit.") var amount: DecimalFigure

    @Option(parsing: .unconditional, amount: "The amount credited to the account of --to, if that has another currency.")
    var otherAmount: DecimalFigure?

    @Option(name: .customLong("on"), help: ArgumentHelp("The day (YYYY-MM-DD), today or later; default: today.", valueName: "day"))
    var day: Day?

    @Option(help: ArgumentHelp("The note for the recipient.", valueName: "text")) var note: String?
    @Option(key: "an order with the same key is placed once") var key: String?
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let source = try await Lookup(household).account(from).account
        let target = try await TransferTarget.find(to, from: source, in: household)
        if otherAmount != nil, target.currency == nil { throw CommandFailure.usage("--other-amount requires an own account in --to") }
        let draft = TransferDraft(
            source: source.id, destination: target.destination,
            amount: try amount.exactMoney(in: source.currency, option: "--amount"),
            otherAmount: try target.currency.flatMap { try otherAmount?.exactMoney(in: $0, option: "--other-amount") },
            day: day ?? actingDay(common), note: note ?? "", key: key)
        let ordered = try await household.transfers().order(draft)
        // With a key this may be the order of an earlier call.
        let details = try await household.transfers().fetchTransfer(id: ordered.id)
        try console.write(TransferAnswer(transfer: details), as: answer.format)
        return details.transfer.status == .failed ? .found : .done
    }
}
