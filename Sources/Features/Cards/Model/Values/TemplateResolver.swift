import Models

/// Resolves the names and values of stored cards and benefits: the member's own values first, then the catalogue's, then the stored ones
/// (ADR-001, decision 4).
package struct TemplateResolver: Sendable {
    let catalogue: CardCatalogue
    /// Product codes by card id; a benefit references only its card.
    private let products: [ID<Card>: String]

    /// - Parameter cards: the cards whose benefits are resolved.
    package init(catalogue: CardCatalogue, cards: some Sequence<Card>) {
        self.catalogue = catalogue
        products = Dictionary(cards.compactMap { card in card.product.map { (card.id, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    package func resolveName(for card: Card) -> String {
        let name = resolveFacts(for: card).name
        return name.isEmpty ? "Unknown Card" : name
    }

    func resolveIssuer(for card: Card) -> String { resolveFacts(for: card).issuer }

    func resolveGradient(for card: Card) -> CardGradient { resolveFacts(for: card).gradient }

    /// All facts of a card.
    package func resolveFacts(for card: Card) -> CardFacts {
        guard var facts = card.product.flatMap(catalogue.card)?.facts else { return card.facts }
        for fact in card.ownFacts {
            switch fact {
            case .name: facts.name = card.facts.name
            case .issuer: facts.issuer = card.facts.issuer
            case .network: facts.network = card.facts.network
            case .gradient: facts.gradient = card.facts.gradient
            case .annualFee: facts.annualFee = card.facts.annualFee
            }
        }
        return facts
    }

    /// Whether the catalogue no longer contains the card's product; the stored facts are used then.
    func isProductMissing(of card: Card) -> Bool {
        card.product.map { catalogue.card($0) == nil } ?? false
    }

    package func resolveName(for benefit: Benefit) -> String { resolveTerms(for: benefit).name }

    /// The value of one use.
    func resolveValue(for benefit: Benefit) -> Money { resolveTerms(for: benefit).value }

    /// All terms of a benefit.
    package func resolveTerms(for benefit: Benefit) -> BenefitTerms {
        template(of: benefit)?.terms.keeping(benefit.ownFacts, of: benefit.terms) ?? benefit.terms
    }

    /// The source of a benefit's terms; nil for custom terms.
    func source(of benefit: Benefit) -> FactSource? { template(of: benefit)?.source }

    /// Whether the catalogue no longer contains the benefit's template.
    func isTemplateMissing(of benefit: Benefit) -> Bool { benefit.template != nil && template(of: benefit) == nil }

    private func template(of benefit: Benefit) -> BenefitTemplate? {
        guard let code = benefit.template, let product = products[benefit.card] else { return nil }
        return catalogue.benefit(code, of: product)
    }
}
