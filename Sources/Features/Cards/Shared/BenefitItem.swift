import Models
import Navigation
import Services

/// A benefit in a list: what is shown of it, and what can be done with it.
struct BenefitItem {
    let benefit: any BenefitDisplayable
    let cardId: String
    let cardName: String
    /// Whether one press uses it: what has no cycles is used on its own screen, where its day and amount are said.
    let canUse: Bool

    /// - Parameter canWrite: whether the member may record anything.
    init(_ benefit: WalletBenefit, card: ID<Card>, cardName: String, canWrite: Bool) {
        self.benefit = benefit
        cardId = card.description
        self.cardName = cardName
        canUse =
            canWrite && benefit.displayStatus == .available && benefit.benefit.mode != .ignore && !benefit.benefit.isRemoved
            && !benefit.oneUse.isZero && benefit.benefit.terms.frequency.months != nil
    }

    init(_ listing: BenefitListing, canWrite: Bool) {
        self.init(listing.benefit, card: listing.card, cardName: listing.cardName, canWrite: canWrite)
    }

    var id: String { benefit.id.description }

    var path: String { CardsRoute.benefitDetail(cardId: cardId, benefitId: id).path.absolute }
}
