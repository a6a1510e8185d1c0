import ArgumentParser
import CommandKit
import Localization
import Models
import SavingsModel
import Services

/// The accounts that fund a goal, and what is put aside for it today.
struct GoalFundingOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "An account that funds it: name, id or last digits, optionally with =AMOUNT; may be given several times.",
            valueName: "name"))
    var account: [String] = []

    @Option(
        help: ArgumentHelp(
            "What of its account is put aside for it today; what comes in later counts as well. Default: all that no other goal has.",
            valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.goalAsideInvalid.text) })
    var putAside: DecimalFigure?

    /// Sets what is put aside in the only part without an amount.
    ///
    /// - Throws: `CommandFailure.usage` if there is none or if there are several, and for an invalid amount.
    func apply(to parts: inout [GoalPartDraft], in currency: Currency) throws {
        guard let putAside else { return }
        let open = parts.indices.filter { parts[$0].amount == nil }
        guard open.count == 1 else { throw CommandFailure.usage("--put-aside requires one account without an amount") }
        parts[open[0]].aside = try putAside.exactMoney(
            in: currency, option: "--put-aside", elseSaying: RuleViolation.goalAsideInvalid.text)
    }
}
