import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// The most important insight of the dashboard.
struct InsightBanner: View {
    let insight: HomeInsight
    let context: MemberContext

    var body: some View {
        switch insight {
        case .benefitExpiresToday(let card, let benefit, let cardName, let name, let left):
            Banner(
                "Last day for \(left, wholeAmounts: true) of \(name)", text: .verbatim(cardName), symbol: .clock,
                tone: .warning,
                link: SectionLink(
                    "Use it",
                    path: CardsRoute.benefitDetail(cardId: card.description, benefitId: benefit.description).path.absolute))
        case .cardFee(let card, let name, let fee, let day):
            Banner(
                "\(name) costs \(public: fee, wholeAmounts: true) \(said(day))",
                text: "Its annual fee falls due.", symbol: .creditcard,
                link: SectionLink("Is it worth it?", path: CardsRoute.detail(cardId: card.description).path.absolute))
        case .goalBehind(let goal, let name, let needed, let by):
            Banner(
                "\(name) falls behind",
                text: context.showsBalances
                    ? "It needs \(needed) a month for itself to be there by \(by)."
                    : "What is planned does not fill it by \(by).",
                symbol: .target, tone: .warning,
                link: SectionLink("See goal", path: SavingsRoute.goalDetail(goalId: goal.description).path.absolute))
        case .benefitsAvailable(let sum):
            Banner(
                context.showsBalances
                    ? "\(sum, wholeAmounts: true) in benefits is there to be used"
                    : "Benefits are there to be used", symbol: .gift,
                link: SectionLink("See cards", path: CardsRoute.wallet.path.absolute))
        case .firstStep:
            if context.canWrite {
                Banner(
                    "Bring in what your bank has", text: "Import a statement, and its transactions stand here.",
                    symbol: .squareAndArrowDown,
                    link: SectionLink(
                        "Import statement",
                        path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute))
            }
        }
    }

    /// `today`, `tomorrow`, `on Nov 25, 2026`.
    private func said(_ day: Day) -> LocalizedText {
        switch context.today.distance(to: day) {
        case 0: "today"
        case 1: "tomorrow"
        default: "on \(day)"
        }
    }
}
