import ArgumentParser
import CommandKit
package import Localization
package import Models
package import SavingsModel
import Services

/// The plan of a savings account.
package struct SavingsPlanOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The monthly contribution to a savings or deposit account.", valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: RuleViolation.savingsContributionInvalid.text) })
    var contribution: DecimalFigure?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("The interest of a savings or deposit account: the nominal annual rate in percent.", valueName: "percent"),
        transform: { try InterestRate.argument($0, .nominal) })
    var rate: InterestRate?

    @Option(
        name: .customLong("yield"), parsing: .unconditional,
        help: ArgumentHelp("The interest as the annual yield in percent.", valueName: "percent"),
        transform: { try InterestRate.argument($0, .yield) })
    var yieldRate: InterestRate?

    package init() {}

    package func validate() throws {
        guard rate == nil || yieldRate == nil else { throw ValidationError(text: "Give --rate or --yield, not both") }
    }

    /// Whether any of these options was given.
    package var isGiven: Bool { contribution != nil || interest != nil }

    /// The rate, nominal or as a yield; nil if not given.
    package var interest: InterestRate? { rate ?? yieldRate }

    /// The monthly contribution; nil if not given.
    ///
    /// - Throws: `CommandFailure.usage` for an invalid contribution.
    package func contribution(in currency: Currency) throws -> Money? {
        guard let contribution else { return nil }
        let violation = RuleViolation.savingsContributionInvalid.text
        let amount = try contribution.exactMoney(in: currency, option: "--contribution", elseSaying: violation)
        guard SavingsRule.allows(contribution: amount) else { throw CommandFailure.usage("--contribution: \(violation)") }
        return amount
    }

    /// The message for an account of another kind.
    package static let misplaced: LocalizedText = "--contribution, --rate and --yield are for accounts of the kinds savings and deposit"
}

extension InterestRate {
    /// Parses a rate in percent.
    fileprivate static func argument(_ text: String, _ basis: Basis) throws -> InterestRate {
        guard let rate = DecimalFigure(bytes: text.utf8).flatMap({ InterestRate(percent: $0, basis) }) else {
            throw ValidationError(text: RuleViolation.savingsRateInvalid.text)
        }
        return rate
    }
}
