/// Resolves from a catalogue.
package struct TemplateResolver: TemplateResolverProtocol {
    package let catalogue: CardCatalogue
    /// The codes of the products of the cards, by their ids: a benefit knows its card alone.
    private let products: [ID<Card>: String]

    /// - Parameter cards: those whose benefits are asked for.
    package init(catalogue: CardCatalogue, cards: some Sequence<Card>) {
        self.catalogue = catalogue
        products = Dictionary(cards.compactMap { card in card.product.map { (card.id, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: - Cards

    package func resolveName(for card: Card) -> String {
        let name = resolveFacts(for: card).name
        return name.isEmpty ? "Unknown Card" : name
    }

    package func resolveIssuer(for card: Card) -> String { resolveFacts(for: card).issuer }

    package func resolveGradient(for card: Card) -> CardGradient { resolveFacts(for: card).gradient }

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

    /// Whether a card's product is not in the catalogue any more, so that what was known last is shown.
    package func isProductGone(of card: Card) -> Bool {
        card.product.map { catalogue.card($0) == nil } ?? false
    }

    // MARK: - Benefits

    package func resolveName(for benefit: Benefit) -> String { resolveTerms(for: benefit).name }

    package func resolveValue(for benefit: Benefit) -> Money { resolveTerms(for: benefit).value }

    /// All terms of a benefit.
    package func resolveTerms(for benefit: Benefit) -> BenefitTerms {
        template(of: benefit)?.terms.keeping(benefit.ownFacts, of: benefit.terms) ?? benefit.terms
    }

    /// Where what is said of a benefit comes from; nil where a person has said it.
    package func source(of benefit: Benefit) -> FactSource? { template(of: benefit)?.source }

    /// Whether a benefit's template is not in the catalogue any more.
    package func isTemplateGone(of benefit: Benefit) -> Bool { benefit.template != nil && template(of: benefit) == nil }

    private func template(of benefit: Benefit) -> BenefitTemplate? {
        guard let code = benefit.template, let product = products[benefit.card] else { return nil }
        return catalogue.benefit(code, of: product)
    }
}
