import CardsModel
import Models

/// Builds the catalogue from the parsed file. Errors contain the location of the invalid field.
struct CatalogueReader {
    private let file: CatalogueObject

    init(_ file: JSONValue) throws(CardCatalogueError) {
        self.file = try CatalogueObject(file, in: "file", known: ["version", "sources", "cards"])
    }

    func catalogue() throws(CardCatalogueError) -> CardCatalogue {
        let sources = try sources()
        var cards: [CardTemplate] = []
        var codes: Set<String> = []
        for (index, value) in (try file.list("cards") ?? []).enumerated() {
            let card = try card(value, name: Self.name(of: value, index), sources)
            guard codes.insert(card.code).inserted else {
                throw .field(CatalogueLocation(card: card.code, field: "code"), .duplicate(card.code))
            }
            cards.append(card)
        }
        return CardCatalogue(version: try file.text("version", atMost: 20), cards: cards)
    }

    /// The name of an object in errors: its code, or its number from 1.
    private static func name(of value: JSONValue, _ index: Int) -> String {
        if case .object(let fields) = value, case .text(let code) = fields["code"] { return code }
        return "number \(index + 1)"
    }

    // MARK: - Sources

    /// The source of facts.
    private struct Source {
        var name: String
        var address: String
    }

    private func sources() throws(CardCatalogueError) -> [String: Source] {
        guard case .object(let table) = try file.value("sources") else { throw file.error("sources", .wrongType(expected: "object")) }
        var sources: [String: Source] = [:]
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            let object = try CatalogueObject(value, in: "sources", known: ["name", "address"])
            let address = try object.text("address", atMost: 300)
            guard address.hasPrefix("https://") else { throw object.error("address", .unknownValue(address)) }
            sources[key] = Source(name: try object.text("name"), address: address)
        }
        return sources
    }

    private func source(_ object: CatalogueObject, _ sources: [String: Source]) throws(CardCatalogueError) -> FactSource {
        let key = try object.text("source")
        guard let source = sources[key] else { throw object.error("source", .unknownSource(key)) }
        guard let asOf = try object.day("asOf") else { throw object.error("asOf", .missing) }
        return FactSource(
            name: source.name, address: source.address, asOf: asOf, remark: try object.optional("remark", atMost: 300) ?? "",
            confirmation: try confirmation(object))
    }

    /// Nil if no other text was read.
    private func confirmation(_ object: CatalogueObject) throws(CardCatalogueError) -> FactConfirmation? {
        guard let part = try object.object("confirmedBy", known: ["address", "day"]) else { return nil }
        let address = try part.text("address", atMost: 300)
        guard address.hasPrefix("https://") else { throw part.error("address", .unknownValue(address)) }
        guard let day = try part.day("day") else { throw part.error("day", .missing) }
        return FactConfirmation(address: address, day: day)
    }

    // MARK: - Cards

    private func card(_ value: JSONValue, name: String, _ sources: [String: Source]) throws(CardCatalogueError) -> CardTemplate {
        let object = try CatalogueObject(
            value, in: "cards", card: name,
            known: [
                "code", "name", "issuer", "network", "gradient", "annualFee", "currency", "source", "asOf", "remark", "confirmedBy",
                "benefits",
            ])
        let code = try object.code("code")
        let currencyCode = try object.text("currency")
        guard let currency = Currency(code: currencyCode) else { throw object.error("currency", .unknownValue(currencyCode)) }
        guard let network = try object.enumValue("network", CardNetwork.self) else { throw object.error("network", .missing) }
        let facts = CardFacts(
            name: try object.text("name"), issuer: try object.text("issuer"), network: network, gradient: try gradient(object),
            annualFee: try object.amount("annualFee", in: currency, isZeroAllowed: true))
        var benefits: [BenefitTemplate] = []
        var codes: Set<String> = []
        for (index, value) in (try object.list("benefits") ?? []).enumerated() {
            let benefit = try benefit(value, name: Self.name(of: value, index), card: code, currency, sources)
            guard codes.insert(benefit.code).inserted else {
                throw .field(CatalogueLocation(card: code, benefit: benefit.code, field: "code"), .duplicate(benefit.code))
            }
            benefits.append(benefit)
        }
        return CardTemplate(code: code, facts: facts, benefits: benefits, source: try source(object, sources))
    }

    private func gradient(_ object: CatalogueObject) throws(CardCatalogueError) -> CardGradient {
        let colours = try object.texts("gradient", atMost: 7)
        guard colours.count == 2 else { throw object.error("gradient", .wrongType(expected: "list of two colours")) }
        guard let gradient = CardGradient(start: colours[0], end: colours[1]) else {
            throw object.error("gradient", .invalidColour(colours.joined(separator: ", ")))
        }
        guard gradient.contrast >= 450 else { throw object.error("gradient", .insufficientContrast(gradient.contrast)) }
        return gradient
    }

    // MARK: - Benefits

    private func benefit(
        _ value: JSONValue, name: String, card: String, _ currency: Currency, _ sources: [String: Source]
    ) throws(CardCatalogueError) -> BenefitTemplate {
        let object = try CatalogueObject(
            value, in: "benefits", card: card, benefit: name,
            known: [
                "code", "name", "details", "merchant", "category", "value", "frequency", "alignment", "usesPerCycle", "bonuses", "lastDay",
                "mode", "charges", "credits", "source", "asOf", "remark", "confirmedBy",
            ])
        guard let category = try object.enumValue("category", BenefitCategory.self) else { throw object.error("category", .missing) }
        let cycle = try object.text("frequency")
        guard let frequency = BenefitFrequency(text: cycle) else { throw object.error("frequency", .unknownValue(cycle)) }
        let terms = BenefitTerms(
            name: try object.text("name"), details: try object.optional("details", atMost: 300) ?? "",
            merchant: try object.optional("merchant", atMost: 100), category: category, value: try object.amount("value", in: currency),
            frequency: frequency, alignment: try object.enumValue("alignment") ?? .calendar,
            usesPerCycle: try object.number("usesPerCycle", in: 1...99) ?? 1,
            bonuses: try bonuses(object, card: card, benefit: name, currency),
            chargePatterns: try patterns("charges", object), creditPatterns: try patterns("credits", object),
            lastDay: try object.day("lastDay"))
        return BenefitTemplate(
            code: try object.code("code"), terms: terms, mode: try object.enumValue("mode") ?? .remind, source: try source(object, sources))
    }

    private func bonuses(
        _ object: CatalogueObject, card: String, benefit: String, _ currency: Currency
    ) throws(CardCatalogueError) -> [BenefitBonus] {
        var bonuses: [BenefitBonus] = []
        for value in try object.list("bonuses") ?? [] {
            let part = try CatalogueObject(value, in: "bonuses", card: card, benefit: benefit, known: ["month", "amount"])
            guard let month = try part.number("month", in: 1...12) else { throw part.error("month", .missing) }
            guard !bonuses.contains(where: { $0.month == month }) else { throw part.error("month", .duplicate(String(month))) }
            bonuses.append(BenefitBonus(month: month, amount: try part.amount("amount", in: currency)))
        }
        return bonuses
    }

    private func patterns(_ field: String, _ object: CatalogueObject) throws(CardCatalogueError) -> [String] {
        let patterns = try object.texts(field, atMost: BenefitPattern.maxLength)
        guard patterns.count <= BenefitPattern.maxCount else { throw object.error(field, .tooLong(max: BenefitPattern.maxCount)) }
        for pattern in patterns where BenefitPattern(pattern).weight < 2 { throw object.error(field, .patternTooBroad(pattern)) }
        return patterns
    }
}
