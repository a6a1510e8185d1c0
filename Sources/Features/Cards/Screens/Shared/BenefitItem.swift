import CardsModel
import Models
import Navigation

/// A benefit in a list, with its available actions.
struct BenefitItem {
    let benefit: any BenefitDisplayable
    let cardId: String
    let cardName: String
    /// Whether a single press records a use. A benefit without cycles is used on its own screen, which asks for day and amount.
    let canUse: Bool

    /// - Parameter canWrite: Whether the member may record uses.
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
