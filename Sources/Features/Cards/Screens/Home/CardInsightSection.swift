import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The message of Home about cards.
struct CardInsightSection: HomeSection {
    let place = HomePlace.insight

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        switch overview.parts.insight as? CardInsight {
        case .benefitExpiresToday(let card, let benefit, let cardName, let name, let left):
            Banner(
                "Last day for \(left, wholeAmounts: true) of \(name)", text: .verbatim(cardName), symbol: .clock,
                tone: .warning,
                link: SectionLink(
                    "Use it",
                    path: CardsRoute.benefitDetail(cardId: card.description, benefitId: benefit.description).path.absolute))
        case .cardFee(let card, let name, let fee, let day):
            Banner(
                "\(name) costs \(public: fee, wholeAmounts: true) \(member.inSentence(day))",
                text: "Its annual fee falls due.", symbol: .creditcard,
                link: SectionLink("Is it worth it?", path: CardsRoute.detail(cardId: card.description).path.absolute))
        case .benefitsAvailable(let sum):
            Banner(
                member.showsBalances ? "\(sum, wholeAmounts: true) in benefits to use" : "Benefits to use", symbol: .gift,
                link: SectionLink("See cards", path: CardsRoute.wallet.path.absolute))
        case nil: nil
        }
    }
}
