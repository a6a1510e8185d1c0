import ArgumentParser
import Models

/// What is planned for a savings account.
struct SavingsPlanOptions: ParsableArguments {

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("The monthly contribution to a savings or deposit account.", valueName: "amount"),
        transform: { try DecimalFigure.unsigned($0, else: SavingsRule.contributionViolation) })
    var contribution: DecimalFigure?

    @Option(
        name: .long, parsing: .unconditional,
        help: ArgumentHelp("The interest of a savings or deposit account: the nominal annual rate in percent.", valueName: "percent"),
        transform: { try InterestRate.argument($0, .nominal) })
    var rate: InterestRate?

    @Option(
        name: .customLong("yield"), parsing: .unconditional,
        help: ArgumentHelp("The interest as the annual yield in percent.", valueName: "percent"),
        transform: { try InterestRate.argument($0, .yield) })
    var yieldRate: InterestRate?

    func validate() throws {
        guard rate == nil || yieldRate == nil else { throw ValidationError("Give --rate or --yield, not both") }
    }

    /// Whether anything was said.
    var isGiven: Bool { contribution != nil || interest != nil }

    /// As the bank tells it; nil where nothing was said.
    var interest: InterestRate? { rate ?? yieldRate }

    /// Nil where nothing was said.
    ///
    /// - Throws: `CommandFailure.usage` for one that cannot be planned.
    func contribution(in currency: Currency) throws -> Money? {
        guard let contribution else { return nil }
        let violation = SavingsRule.contributionViolation
        let amount = try contribution.exactMoney(in: currency, option: "--contribution", elseSaying: violation)
        guard SavingsRule.violation(ofContribution: amount) == nil else { throw CommandFailure.usage("--contribution: \(violation)") }
        return amount
    }

    /// What is said where an account is of another kind.
    static let misplaced = "--contribution, --rate and --yield are for accounts of the kinds savings and deposit"
}

extension InterestRate {
    /// A rate that a person wrote in percent.
    fileprivate static func argument(_ text: String, _ basis: Basis) throws -> InterestRate {
        guard let rate = DecimalFigure(bytes: text.utf8).flatMap({ InterestRate(percent: $0, basis) }) else {
            throw ValidationError(SavingsRule.rateViolation)
        }
        return rate
    }
}
