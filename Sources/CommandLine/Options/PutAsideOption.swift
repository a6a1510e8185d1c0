import ArgumentParser
import Localization
import Models
import Services

/// What is put aside for a goal today.
struct PutAsideOption: ParsableArguments {

    @Option(
        name: .customLong("put-aside"),
        help: ArgumentHelp(
            "What of its account is put aside for it today; what comes in later counts as well. Default: all that no other goal has.",
            valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.goalAsideInvalid.text) })
    var amount: DecimalFigure?

    /// Sets it in the only part without an amount.
    ///
    /// - Throws: `CommandFailure.usage` if there is none or if there are several, and for an invalid amount.
    func apply(to parts: inout [GoalPartDraft], in currency: Currency) throws {
        guard let amount else { return }
        let open = parts.indices.filter { parts[$0].amount == nil }
        guard open.count == 1 else { throw CommandFailure.usage("--put-aside requires one account without an amount") }
        parts[open[0]].aside = try amount.exactMoney(
            in: currency, option: "--put-aside", elseSaying: RuleViolation.goalAsideInvalid.text)
    }
}
