import CardsModel
import DesignSystem
import Localization
import Models
import Navigation
import ScreenKit
import Services

extension CardInsight {
    /// Its line of *To do* on Home.
    func task(for member: MemberContext) -> HomeTask {
        switch self {
        case .benefitExpiresToday(let card, let benefit, let cardName, let name, let left):
            HomeTask(
                "Last day for \(left, wholeAmounts: true) of \(name)", text: .verbatim(cardName), symbol: .clock, tone: .warning,
                link: SectionLink(
                    "Use it",
                    path: CardsRoute.benefitDetail(cardId: card.description, benefitId: benefit.description).path.absolute))
        case .benefitsExpire(let sums):
            HomeTask(
                "\(Self.total(of: sums)) of card credits end within 7 days", symbol: .gift,
                link: SectionLink("Use them", path: CardsRoute.expiring.path.absolute))
        case .cardFee(let card, let name, let fee, let day):
            HomeTask(
                "\(name) costs \(public: fee, wholeAmounts: true) \(member.inSentence(day))",
                text: "The annual fee is due.", symbol: .creditcard,
                link: SectionLink("Is it worth it?", path: CardsRoute.detail(cardId: card.description).path.absolute))
        case .benefitsAvailable(let sum):
            HomeTask(
                member.showsBalances ? "\(sum, wholeAmounts: true) in benefits to use" : "Benefits to use", symbol: .gift,
                link: SectionLink("See cards", path: CardsRoute.wallet.path.absolute))
        }
    }

    private static func total(of sums: [Money]) -> LocalizedText {
        .joined(sums.map { "\($0, wholeAmounts: true)" }, separator: " and ")
    }
}
