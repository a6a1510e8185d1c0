import Localization
import Models
package import Services

// MARK: - Terms

extension RuleViolation {
    package static let benefitNameMissing = RuleViolation("benefit.name.missing", field: "name", "Benefit name is required")

    package static func benefitNameTooLong(limit: Int) -> RuleViolation {
        RuleViolation("benefit.name.too-long", field: "name", "Benefit name has at most \(limit) characters")
    }

    package static func benefitDetailsTooLong(limit: Int) -> RuleViolation {
        RuleViolation("benefit.details.too-long", field: "details", "What it is good for has at most \(limit) characters")
    }

    package static func benefitMerchantTooLong(limit: Int) -> RuleViolation {
        RuleViolation("benefit.merchant.too-long", field: "merchant", "A merchant has at most \(limit) characters")
    }

    package static let benefitValueNotPositive = RuleViolation(
        "benefit.value.not-positive", field: "value", "The value must be more than zero")

    package static let benefitValueTooLarge = RuleViolation("benefit.value.too-large", field: "value", "The value is too large")

    package static let benefitUsesOutOfRange = RuleViolation(
        "benefit.uses.out-of-range", field: "usesPerCycle", "A benefit has 1 to 99 uses")

    package static let benefitMonthsOutOfRange = RuleViolation(
        "benefit.frequency.out-of-range", field: "frequency", "A benefit returns after 1 to 120 months")

    package static let benefitBonusInvalid = RuleViolation(
        "benefit.bonus.invalid", field: "bonuses", "What is added in a month must be more than zero, once for each month")

    package static let benefitNotInCatalogue = RuleViolation("benefit.not-in-catalogue", "The catalogue does not have this benefit")
}

// MARK: - Payees

/// The payees of charges or credits that the benefit matches.
extension RuleViolation {
    package static func benefitPayeeTooLong(limit: Int) -> RuleViolation {
        RuleViolation("benefit.payee.too-long", "A payee has at most \(limit) characters")
    }

    package static let benefitPayeeTooShort = RuleViolation("benefit.payee.too-short", "A payee needs at least two letters or digits")

    package static func benefitPayeesTooMany(limit: Int) -> RuleViolation {
        RuleViolation("benefit.payees.too-many", "There can be \(limit) payees")
    }
}

// MARK: - Uses

extension RuleViolation {
    package init(_ violation: BenefitUseViolation) {
        self =
            switch violation {
            case .notPositive: .benefitAmountNotPositive
            case .wrongCurrency(let currency): .benefitAmountCurrency(currency)
            case .exceedsRemaining(let left): .benefitAmountAboveRest(left)
            case .exceedsOneUse(let value): .benefitAmountAboveUse(value)
            case .nothingLeft: .benefitNothingLeft
            case .ignored: .benefitIgnored
            case .ended: .benefitEnded
            case .inFuture: .benefitDayInFuture
            case .outsideCycle(let cycle): cycle.map(RuleViolation.benefitDayOutsideCycle) ?? .benefitDayOutsideTime
            }
    }

    static let benefitAmountNotPositive = RuleViolation(
        "benefit.amount.not-positive", field: "amount", "Amount must be more than zero")

    static func benefitAmountCurrency(_ currency: Currency) -> RuleViolation {
        RuleViolation("benefit.amount.currency", field: "amount", "The amount must be in \(currency.code)")
    }

    static func benefitAmountAboveRest(_ left: Money) -> RuleViolation {
        RuleViolation("benefit.amount.above-rest", field: "amount", "Only \(left, wholeAmounts: true) is left")
    }

    /// More than the value of one use, where a cycle has several.
    static func benefitAmountAboveUse(_ value: Money) -> RuleViolation {
        RuleViolation("benefit.amount.above-use", field: "amount", "One use is worth \(public: value, wholeAmounts: true) at most")
    }

    package static let benefitNothingLeft = RuleViolation("benefit.nothing-left", "Nothing of it is left")

    static let benefitIgnored = RuleViolation("benefit.ignored", "You ignore this benefit; change that first")

    static let benefitEnded = RuleViolation("benefit.ended", "This benefit has ended")

    static let benefitDayInFuture = RuleViolation("benefit.day.in-future", field: "day", "Choose a day up to today")

    static func benefitDayOutsideCycle(_ cycle: BenefitCycle) -> RuleViolation {
        guard let last = cycle.last else { return benefitDayBefore(cycle.first) }
        return RuleViolation("benefit.day.outside-cycle", field: "day", "Choose a day from \(cycle.first) to \(last)")
    }

    /// The day is before a cycle without an end.
    private static func benefitDayBefore(_ first: Day) -> RuleViolation {
        RuleViolation("benefit.day.too-early", field: "day", "Choose a day from \(first) on")
    }

    static let benefitDayOutsideTime = RuleViolation(
        "benefit.day.outside-time", field: "day", "The day is outside of the benefit's time")

    package static let benefitNotUsed = RuleViolation("benefit.not-used", "Nothing of it was used")

    package static let benefitUseUndone = RuleViolation("benefit.use.undone", "It was undone already")

    /// Later uses have consumed the amount that a restored use needs.
    package static let benefitRestConsumed = RuleViolation("benefit.use.rest-consumed", "So much of the benefit is not left any more")
}
