/// A benefit of a card, as the catalogue has it.
package struct BenefitTemplate: Hashable, Sendable {
    /// Never changes, and is unique in the card: `uber-cash`.
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
package struct Benefit: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `bnf_…`.
    package static let idPrefix = "bnf"

    package var id: ID<Benefit>
    package var card: ID<Card>
    /// Its code in the card's product; nil for one that a person added.
    package var template: String?
    /// What the catalogue said when it was last looked at, with what a person has set. Kept, so that a benefit outlives its template.
    package var terms: BenefitTerms
    /// Which of the terms a person has set: the catalogue changes those no more.
    package var ownFacts: Set<BenefitFact>
    package var mode: BenefitMode
    /// From when on cycles are counted: what was before it is not known to be lost.
    package var since: Day
    /// Its place in lists, from 0.
    package var position: Int
    /// Taken away; its history stays.
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
