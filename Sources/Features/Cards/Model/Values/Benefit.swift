package import Models

/// A benefit of a card as the catalogue defines it.
package struct BenefitTemplate: Hashable, Sendable {
    /// Unique within the card and never changed: `uber-cash`.
    package var code: String
    package var terms: BenefitTerms
    package var mode: BenefitMode
    package var source: FactSource

    package init(code: String, terms: BenefitTerms, mode: BenefitMode = .remind, source: FactSource) {
        self.code = code
        self.terms = terms
        self.mode = mode
        self.source = source
    }
}

/// A benefit of one of the household's cards.
package struct Benefit: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `bnf_…`.
    package static let idPrefix = "bnf"

    package var id: ID<Benefit>
    package var card: ID<Card>
    /// The benefit's code in the card's product; nil for a custom benefit.
    package var template: String?
    /// The catalogue's terms as of the last synchronisation, with the member's own values applied. Stored, so that a benefit outlives its
    /// template.
    package var terms: BenefitTerms
    /// The terms that a member has set; catalogue updates leave them unchanged.
    package var ownFacts: Set<BenefitFact>
    package var mode: BenefitMode
    /// The day from which cycles are counted. Earlier cycles are not reported as lost.
    package var since: Day
    /// Position in lists, from 0.
    package var position: Int
    /// Removed from the card; its history is kept.
    package var isRemoved: Bool
    package var revision: Int64

    package init(
        id: ID<Benefit>, card: ID<Card>, template: String? = nil, terms: BenefitTerms, ownFacts: Set<BenefitFact> = [],
        mode: BenefitMode = .remind, since: Day, position: Int = 0, isRemoved: Bool = false, revision: Int64 = 1
    ) {
        self.id = id
        self.card = card
        self.template = template
        self.terms = terms
        self.ownFacts = ownFacts
        self.mode = mode
        self.since = since
        self.position = position
        self.isRemoved = isRemoved
        self.revision = revision
    }
}
