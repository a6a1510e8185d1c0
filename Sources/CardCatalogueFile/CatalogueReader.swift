import Models

/// Makes a catalogue of the file, and refuses what is wrong with its place.
struct CatalogueReader {
    private let file: CatalogueRow

    init(_ file: JSONValue) throws(CardCatalogueError) {
        self.file = try CatalogueRow(file, in: "file", known: ["version", "sources", "cards"])
    }

    func catalogue() throws(CardCatalogueError) -> CardCatalogue {
        let sources = try sources()
        var cards: [CardTemplate] = []
        var codes: Set<String> = []
        for (index, value) in (try file.list("cards") ?? []).enumerated() {
            let card = try card(value, name: Self.name(of: value, index), sources)
            guard codes.insert(card.code).inserted else {
                throw .field(CataloguePlace(card: card.code, field: "code"), .repeated(card.code))
            }
            cards.append(card)
        }
        return CardCatalogue(version: try file.text("version", atMost: 20), cards: cards)
    }

    /// What an object is called in errors: its code, else its number from 1.
    private static func name(of value: JSONValue, _ index: Int) -> String {
        if case .object(let fields) = value, case .text(let code) = fields["code"] { return code }
        return "number \(index + 1)"
    }

    // MARK: - Sources

    /// Where facts come from.
    private struct Source {
        var name: String
        var address: String
    }

    private func sources() throws(CardCatalogueError) -> [String: Source] {
        guard case .object(let table) = try file.value("sources") else { throw file.error("sources", .wrongKind(expected: "object")) }
        var sources: [String: Source] = [:]
        for (key, value) in table.sorted(by: { $0.key < $1.key }) {
            let row = try CatalogueRow(value, in: "sources", known: ["name", "address"])
            let address = try row.text("address", atMost: 300)
            guard address.hasPrefix("https://") else { throw row.error("address", .unknownWord(address)) }
            sources[key] = Source(name: try row.text("name"), address: address)
        }
        return sources
    }

    private func source(_ row: CatalogueRow, _ sources: [String: Source]) throws(CardCatalogueError) -> FactSource {
        let key = try row.text("source")
        guard let source = sources[key] else { throw row.error("source", .unknownSource(key)) }
        guard let asOf = try row.day("asOf") else { throw row.error("asOf", .missing) }
        return FactSource(name: source.name, address: source.address, asOf: asOf, remark: try row.optional("remark", atMost: 300) ?? "")
    }

    // MARK: - Cards

    private func card(_ value: JSONValue, name: String, _ sources: [String: Source]) throws(CardCatalogueError) -> CardTemplate {
        let row = try CatalogueRow(
            value, in: "cards", card: name,
            known: ["code", "name", "issuer", "network", "gradient", "annualFee", "currency", "source", "asOf", "remark", "benefits"])
        let code = try row.code("code")
        let word = try row.text("currency")
        guard let currency = Currency(code: word) else { throw row.error("currency", .unknownWord(word)) }
        guard let network = try row.word("network", CardNetwork.self) else { throw row.error("network", .missing) }
        let facts = CardFacts(
            name: try row.text("name"), issuer: try row.text("issuer"), network: network, gradient: try gradient(row),
            annualFee: try row.amount("annualFee", in: currency, isZeroAllowed: true))
        var benefits: [BenefitTemplate] = []
        var codes: Set<String> = []
        for (index, value) in (try row.list("benefits") ?? []).enumerated() {
            let benefit = try benefit(value, name: Self.name(of: value, index), card: code, currency, sources)
            guard codes.insert(benefit.code).inserted else {
                throw .field(CataloguePlace(card: code, benefit: benefit.code, field: "code"), .repeated(benefit.code))
            }
            benefits.append(benefit)
        }
        return CardTemplate(code: code, facts: facts, benefits: benefits, source: try source(row, sources))
    }

    private func gradient(_ row: CatalogueRow) throws(CardCatalogueError) -> CardGradient {
        let colours = try row.texts("gradient", atMost: 7)
        guard colours.count == 2 else { throw row.error("gradient", .wrongKind(expected: "list of two colours")) }
        guard let gradient = CardGradient(start: colours[0], end: colours[1]) else {
            throw row.error("gradient", .noColour(colours.joined(separator: ", ")))
        }
        guard gradient.contrast >= 450 else { throw row.error("gradient", .poorContrast(gradient.contrast)) }
        return gradient
    }

    // MARK: - Benefits

    private func benefit(
        _ value: JSONValue, name: String, card: String, _ currency: Currency, _ sources: [String: Source]
    ) throws(CardCatalogueError) -> BenefitTemplate {
        let row = try CatalogueRow(
            value, in: "benefits", card: card, benefit: name,
            known: [
                "code", "name", "details", "merchant", "category", "value", "frequency", "alignment", "usesPerCycle", "bonuses", "lastDay",
                "mode", "charges", "credits", "source", "asOf", "remark",
            ])
        guard let category = try row.word("category", BenefitCategory.self) else { throw row.error("category", .missing) }
        let cycle = try row.text("frequency")
        guard let frequency = BenefitFrequency(text: cycle) else { throw row.error("frequency", .unknownWord(cycle)) }
        let terms = BenefitTerms(
            name: try row.text("name"), details: try row.optional("details", atMost: 300) ?? "",
            merchant: try row.optional("merchant", atMost: 100), category: category, value: try row.amount("value", in: currency),
            frequency: frequency, alignment: try row.word("alignment") ?? .calendar,
            usesPerCycle: try row.number("usesPerCycle", in: 1...99) ?? 1, bonuses: try bonuses(row, card: card, benefit: name, currency),
            chargePatterns: try patterns("charges", row), creditPatterns: try patterns("credits", row), lastDay: try row.day("lastDay"))
        return BenefitTemplate(
            code: try row.code("code"), terms: terms, mode: try row.word("mode") ?? .remind, source: try source(row, sources))
    }

    private func bonuses(
        _ row: CatalogueRow, card: String, benefit: String, _ currency: Currency
    ) throws(CardCatalogueError) -> [BenefitBonus] {
        var bonuses: [BenefitBonus] = []
        for value in try row.list("bonuses") ?? [] {
            let part = try CatalogueRow(value, in: "bonuses", card: card, benefit: benefit, known: ["month", "amount"])
            guard let month = try part.number("month", in: 1...12) else { throw part.error("month", .missing) }
            guard !bonuses.contains(where: { $0.month == month }) else { throw part.error("month", .repeated(String(month))) }
            bonuses.append(BenefitBonus(month: month, amount: try part.amount("amount", in: currency)))
        }
        return bonuses
    }

    private func patterns(_ field: String, _ row: CatalogueRow) throws(CardCatalogueError) -> [String] {
        let patterns = try row.texts(field, atMost: BenefitPattern.longest)
        guard patterns.count <= BenefitPattern.most else { throw row.error(field, .tooLong(most: BenefitPattern.most)) }
        for pattern in patterns where BenefitPattern(pattern).weight < 2 { throw row.error(field, .vaguePattern(pattern)) }
        return patterns
    }
}
