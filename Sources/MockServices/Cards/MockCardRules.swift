import Models
import Services

/// What is typed about cards and benefits has to be: the rules of the real services.
enum MockCardRules {

    /// - Throws: `ServiceError.rule` for a text that is too long or holds a card's number.
    static func text(_ text: String, of thing: String, most: Int) throws -> String {
        let text = MockText.line(text)
        guard !CardNumber.isHeld(in: text) else { throw ServiceError.rule(CardNumber.refusal) }
        guard text.count <= most else { throw ServiceError.rule("\(thing) has at most \(most) characters") }
        return text
    }

    static func name(_ text: String, of thing: String) throws -> String {
        let name = try self.text(text, of: "\(thing) name", most: 100)
        guard !name.isEmpty else { throw ServiceError.rule("\(thing) name is required") }
        return name
    }

    /// Nil for none.
    static func nickname(_ text: String) throws -> String? {
        let nickname = try self.text(text, of: "A nickname", most: 50)
        return nickname.isEmpty ? nil : nickname
    }

    /// Nil for none.
    static func lastFour(_ text: String) throws -> String? {
        let digits = text.trimmed
        guard !digits.isEmpty else { return nil }
        guard let lastFour = CardNumber.lastFour(digits) else { throw ServiceError.rule(CardNumber.refusal) }
        return lastFour
    }

    static func facts(_ facts: CardFacts) throws -> CardFacts {
        var facts = facts
        facts.name = try name(facts.name, of: "Card")
        facts.issuer = try text(facts.issuer, of: "An issuer", most: 100)
        if let fee = facts.annualFee, fee.minorUnits < 0 { throw ServiceError.rule("An annual fee is not below zero") }
        return facts
    }

    static func bonus(_ bonus: SignUpBonus?) throws -> SignUpBonus? {
        guard var bonus else { return nil }
        guard bonus.spend.minorUnits > 0 else { throw ServiceError.rule("What is to be spent must be more than zero") }
        bonus.reward = try text(bonus.reward, of: "A reward", most: 100)
        return bonus
    }

    static func terms(_ terms: BenefitTerms) throws -> BenefitTerms {
        var terms = terms
        terms.name = try name(terms.name, of: "Benefit")
        terms.details = try text(terms.details, of: "A description", most: 500)
        terms.merchant = try terms.merchant.map { try text($0, of: "A merchant", most: 100) }.flatMap { $0.isEmpty ? nil : $0 }
        guard terms.value.minorUnits > 0 else { throw ServiceError.rule("The value must be more than zero") }
        guard (1...99).contains(terms.usesPerCycle) else { throw ServiceError.rule("A cycle has 1 to 99 uses") }
        if let months = terms.frequency.months, !BenefitFrequency.lengths.contains(months) {
            throw ServiceError.rule("A cycle has 1 to 120 months")
        }
        guard
            terms.bonuses.allSatisfy({
                (1...12).contains($0.month) && $0.amount.minorUnits > 0 && $0.amount.currency == terms.value.currency
            })
        else { throw ServiceError.rule("A bonus has a month and an amount above zero") }
        terms.chargePatterns = try patterns(terms.chargePatterns)
        terms.creditPatterns = try patterns(terms.creditPatterns)
        return terms
    }

    private static func patterns(_ patterns: [String]) throws -> [String] {
        let lines = try patterns.map { try text($0, of: "A pattern", most: BenefitPattern.longest) }.filter { !$0.isEmpty }
        guard lines.count <= BenefitPattern.most else { throw ServiceError.rule("There can be \(BenefitPattern.most) patterns") }
        guard lines.allSatisfy({ BenefitPattern($0).weight > 0 }) else { throw ServiceError.rule("A pattern needs a letter or a digit") }
        return lines
    }
}
