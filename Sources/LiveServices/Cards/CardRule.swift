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
    static func line(_ text: String, _ thing: String, atMost longest: Int = longestName) throws -> String {
        let line = TextRule.line(text)
        guard !CardNumber.isContained(in: line) else { throw ServiceError.rule(CardNumber.violation) }
        guard TextLimit.allows(line, longest) else { throw ServiceError.rule("\(thing) has at most \(longest) characters") }
        return line
    }

    /// Validates a name that is not empty.
    static func name(_ text: String, of thing: String) throws -> String {
        let name = try line(text, "\(thing) name")
        guard !name.isEmpty else { throw ServiceError.rule("\(thing) name is required") }
        if let violation = InvisibleCharacters.violation(of: name) { throw ServiceError.rule(violation) }
        return name
    }

    static func nickname(_ text: String) throws -> String? {
        let nickname = try line(text, "A nickname", atMost: longestNickname)
        if let violation = InvisibleCharacters.violation(of: nickname) { throw ServiceError.rule(violation) }
        return nickname.isEmpty ? nil : nickname
    }

    /// Validates the last four digits; nil for empty text.
    static func lastFour(_ text: String) throws -> String? {
        guard !text.trimmed.isEmpty else { return nil }
        guard let digits = CardNumber.lastFour(text) else { throw ServiceError.rule(CardNumber.violation) }
        return digits
    }

    /// The largest amount in minor units: more than any bank grants, small enough that sums over years do not overflow, and shorter than a
    /// card number.
    private static let largestAmount: Int64 = 1_000_000_000_000

    /// - Throws: `ServiceError.rule`.
    static func bounded(_ amount: Money, _ thing: String) throws {
        guard amount.minorUnits.magnitude <= largestAmount.magnitude else { throw ServiceError.rule("\(thing) is too large") }
    }

    /// Validates the limits of a card.
    static func bounded(_ limits: CardLimits) throws {
        for kind in CardLimits.Kind.allCases { try limits[kind].map { try bounded($0, "A limit") } }
    }

    // MARK: - Cards

    static func facts(_ facts: CardFacts) throws -> CardFacts {
        var facts = facts
        facts.name = try name(facts.name, of: "Card")
        facts.issuer = try line(facts.issuer, "An issuer")
        try facts.annualFee.map { try bounded($0, "An annual fee") }
        guard facts.annualFee.map({ $0.minorUnits >= 0 }) ?? true else { throw ServiceError.rule("An annual fee cannot be negative") }
        guard facts.gradient.contrast >= 450 else { throw ServiceError.rule("Text cannot be read on these colours") }
        return facts
    }

    /// Validates the opening day of a card's account: not after today.
    static func opened(_ day: Day?, today: Day) throws -> Day? {
        guard let day else { return nil }
        guard day <= today, day.year >= 1950 else { throw ServiceError.rule("Choose an opening day up to today") }
        return day
    }

    static func expiry(_ month: Month?) throws -> Month? {
        guard let month else { return nil }
        guard (1950...2200).contains(month.year) else { throw ServiceError.rule("The expiry is a month and a year, as 04/28") }
        return month
    }

    static func bonus(_ bonus: SignUpBonus?) throws -> SignUpBonus? {
        guard var bonus else { return nil }
        guard bonus.spend.minorUnits > 0 else { throw ServiceError.rule("What is to be spent must be more than zero") }
        try bounded(bonus.spend, "What is to be spent")
        bonus.reward = try line(bonus.reward, "What it brings")
        return bonus
    }

    // MARK: - Benefits

    static func terms(_ terms: BenefitTerms) throws -> BenefitTerms {
        var terms = terms
        terms.name = try name(terms.name, of: "Benefit")
        terms.details = try line(terms.details, "What it is good for", atMost: longestDetails)
        terms.merchant = try terms.merchant.map { try line($0, "A merchant") }.flatMap { $0.isEmpty ? nil : $0 }
        guard terms.value.minorUnits > 0 else { throw ServiceError.rule("The value must be more than zero") }
        try bounded(terms.value, "The value")
        guard (1...99).contains(terms.usesPerCycle) else { throw ServiceError.rule("A benefit has 1 to 99 uses") }
        if let months = terms.frequency.months {
            guard BenefitFrequency.lengths.contains(months) else { throw ServiceError.rule("A benefit returns after 1 to 120 months") }
        } else {
            terms.usesPerCycle = 1
        }
        guard
            terms.bonuses.allSatisfy({ bonus in
                (1...12).contains(bonus.month) && bonus.amount.currency == terms.value.currency
                    && (1...largestAmount).contains(bonus.amount.minorUnits)
            }), Set(terms.bonuses.map(\.month)).count == terms.bonuses.count
        else {
            throw ServiceError.rule("What is added in a month must be more than zero, once for each month")
        }
        terms.chargePatterns = try patterns(terms.chargePatterns)
        terms.creditPatterns = try patterns(terms.creditPatterns)
        return terms
    }

    private static func patterns(_ patterns: [String]) throws -> [String] {
        var seen: Set<String> = []
        let lines = try patterns.map { try line($0, "A payee", atMost: BenefitPattern.maxLength) }.filter {
            !$0.isEmpty && seen.insert($0.folded).inserted
        }
        guard lines.count <= BenefitPattern.maxCount else { throw ServiceError.rule("There can be \(BenefitPattern.maxCount) payees") }
        guard lines.allSatisfy({ BenefitPattern($0).weight >= 2 }) else {
            throw ServiceError.rule("A payee needs at least two letters or digits")
        }
        return lines
    }
}
