import CardsModel
import Ledger
import Models
import Services

/// Validates texts and figures of cards and benefits.
enum CardRule {
    /// Maximum length of a nickname.
    static let longestNickname = 50
    private static let longestName = 100
    private static let longestDetails = 500

    // MARK: - Texts

    /// Validates a line of text without card numbers.
    ///
    /// - Throws: `ServiceError.rule`.
    static func line(_ text: String, atMost longest: Int = longestName, ifTooLong violation: (Int) -> RuleViolation) throws -> String {
        let line = TextRule.line(text)
        guard !CardNumber.isContained(in: line) else { throw ServiceError.rule(.cardNumber) }
        guard TextLimit.allows(line, longest) else { throw ServiceError.rule(violation(longest)) }
        return line
    }

    /// Validates a name that is not empty.
    static func name(_ text: String, ifMissing missing: RuleViolation, ifTooLong violation: (Int) -> RuleViolation) throws -> String {
        let name = try line(text, ifTooLong: violation)
        guard !name.isEmpty else { throw ServiceError.rule(missing) }
        guard !InvisibleCharacters.arePresent(in: name) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        return name
    }

    static func nickname(_ text: String) throws -> String? {
        let nickname = try line(text, atMost: longestNickname, ifTooLong: RuleViolation.cardNicknameTooLong)
        guard !InvisibleCharacters.arePresent(in: nickname) else { throw ServiceError.rule(.nameInvisibleCharacters) }
        return nickname.isEmpty ? nil : nickname
    }

    /// Validates the last four digits; nil for empty text.
    static func lastFour(_ text: String) throws -> String? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let digits = CardNumber.lastFour(text) else { throw ServiceError.rule(.cardLastFourInvalid) }
        return digits
    }

    /// The largest amount in minor units: more than any bank grants, small enough that sums over years do not overflow, and shorter than a
    /// card number.
    private static let largestAmount: Int64 = 1_000_000_000_000

    /// - Throws: `ServiceError.rule`.
    static func bounded(_ amount: Money, else violation: RuleViolation) throws {
        guard amount.minorUnits.magnitude <= largestAmount.magnitude else { throw ServiceError.rule(violation) }
    }

    /// Validates the limits of a card.
    static func bounded(_ limits: CardLimits) throws {
        for kind in CardLimits.Kind.allCases { try limits[kind].map { try bounded($0, else: .cardLimitTooLarge(kind)) } }
    }

    // MARK: - Cards

    static func facts(_ facts: CardFacts) throws -> CardFacts {
        var facts = facts
        facts.name = try name(facts.name, ifMissing: .cardNameMissing, ifTooLong: RuleViolation.cardNameTooLong)
        facts.issuer = try line(facts.issuer, ifTooLong: RuleViolation.cardIssuerTooLong)
        try facts.annualFee.map { try bounded($0, else: .cardFeeTooLarge) }
        guard facts.annualFee.map({ $0.minorUnits >= 0 }) ?? true else { throw ServiceError.rule(.cardFeeNegative) }
        guard facts.gradient.contrast >= 450 else { throw ServiceError.rule(.cardGradientUnreadable) }
        return facts
    }

    /// Validates the opening day of a card's account: not after today.
    static func opened(_ day: Day?, today: Day) throws -> Day? {
        guard let day else { return nil }
        guard day <= today, day.year >= 1950 else { throw ServiceError.rule(.cardOpenedOutOfRange) }
        return day
    }

    static func expiry(_ month: Month?) throws -> Month? {
        guard let month else { return nil }
        guard (1950...2200).contains(month.year) else { throw ServiceError.rule(.cardExpiryOutOfRange) }
        return month
    }

    static func bonus(_ bonus: SignUpBonus?) throws -> SignUpBonus? {
        guard var bonus else { return nil }
        guard bonus.spend.minorUnits > 0 else { throw ServiceError.rule(.cardBonusSpendNotPositive) }
        try bounded(bonus.spend, else: .cardBonusSpendTooLarge)
        bonus.reward = try line(bonus.reward, ifTooLong: RuleViolation.cardBonusRewardTooLong)
        return bonus
    }

    // MARK: - Benefits

    static func terms(_ terms: BenefitTerms) throws -> BenefitTerms {
        var terms = terms
        terms.name = try name(terms.name, ifMissing: .benefitNameMissing, ifTooLong: RuleViolation.benefitNameTooLong)
        terms.details = try line(terms.details, atMost: longestDetails, ifTooLong: RuleViolation.benefitDetailsTooLong)
        terms.merchant = try terms.merchant.map { try line($0, ifTooLong: RuleViolation.benefitMerchantTooLong) }.flatMap {
            $0.isEmpty ? nil : $0
        }
        guard terms.value.minorUnits > 0 else { throw ServiceError.rule(.benefitValueNotPositive) }
        try bounded(terms.value, else: .benefitValueTooLarge)
        guard (1...99).contains(terms.usesPerCycle) else { throw ServiceError.rule(.benefitUsesOutOfRange) }
        if let months = terms.frequency.months {
            guard BenefitFrequency.lengths.contains(months) else { throw ServiceError.rule(.benefitMonthsOutOfRange) }
        } else {
            terms.usesPerCycle = 1
        }
        guard
            terms.bonuses.allSatisfy({ bonus in
                (1...12).contains(bonus.month) && bonus.amount.currency == terms.value.currency
                    && (1...largestAmount).contains(bonus.amount.minorUnits)
            }), Set(terms.bonuses.map(\.month)).count == terms.bonuses.count
        else {
            throw ServiceError.rule(.benefitBonusInvalid)
        }
        terms.chargePatterns = try patterns(terms.chargePatterns)
        terms.creditPatterns = try patterns(terms.creditPatterns)
        return terms
    }

    private static func patterns(_ patterns: [String]) throws -> [String] {
        var seen: Set<String> = []
        let lines = try patterns.map {
            try line($0, atMost: BenefitPattern.maxLength, ifTooLong: RuleViolation.benefitPayeeTooLong)
        }.filter { !$0.isEmpty && seen.insert($0.folded).inserted }
        guard lines.count <= BenefitPattern.maxCount else {
            throw ServiceError.rule(.benefitPayeesTooMany(limit: BenefitPattern.maxCount))
        }
        guard lines.allSatisfy({ BenefitPattern($0).weight >= 2 }) else { throw ServiceError.rule(.benefitPayeeTooShort) }
        return lines
    }
}
