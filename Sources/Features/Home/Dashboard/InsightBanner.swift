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
                "\(name) costs \(public: fee, wholeAmounts: true) \(dayText(day))",
                text: "Its annual fee falls due.", symbol: .creditcard,
                link: SectionLink("Is it worth it?", path: CardsRoute.detail(cardId: card.description).path.absolute))
        case .subscriptionsRenew(let first, let names, let day, let total):
            Banner(
                names.count == 1
                    ? "\(names[0]) renews \(dayText(day))"
                    : "\(names.count) subscriptions renew within 7 days",
                text: renewalText(names, total), symbol: .repeat,
                link: names.count == 1
                    ? SectionLink("See subscription", path: SubscriptionsRoute.detail(subscriptionId: first.description).path.absolute)
                    : SectionLink("See what is due", path: Link(.home(.due), query: [QueryItem("days", "7")]).path))
        case .priceIncrease(let id, let name, let from, let to, let day):
            Banner(
                "\(name) costs more",
                text: context.showsBalances ? "\(to) since \(day), it was \(from)." : "Its price went up on \(day).",
                symbol: .chartLineUptrendXyaxis, tone: .warning,
                link: SectionLink("See subscription", path: SubscriptionsRoute.detail(subscriptionId: id.description).path.absolute))
        case .goalBehind(let goal, let name, let needed, let by):
            Banner(
                "\(name) falls behind",
                text: context.showsBalances
                    ? "It needs \(needed) a month to be reached by \(by)."
                    : "With the planned amounts it is not reached by \(by).",
                symbol: .target, tone: .warning,
                link: SectionLink("See goal", path: SavingsRoute.goalDetail(goalId: goal.description).path.absolute))
        case .budgetOver(let category, let name, let over):
            Banner(
                "\(name) is over budget",
                text: context.showsBalances ? "\(over) more than planned is spent." : "More than planned is spent.", symbol: .target,
                tone: .warning,
                link: SectionLink("See budget", path: PlanRoute.budget(categoryId: category.description).path.absolute))
        case .expectedMissing(let item, let name, let amount, let day):
            Banner(
                "\(name) did not come",
                text: context.showsBalances
                    ? "\(amount, sign: .never) was expected on \(day)." : "It was expected on \(day).",
                symbol: .clock, tone: .warning,
                link: SectionLink("See what was expected", path: PlanRoute.expectedDetail(expectedId: item.description).path.absolute))
        case .balanceBelowLimit(let account, let name, let day, let balance):
            Banner(
                "\(name) will not be enough",
                text: context.showsBalances
                    ? "On \(day) its balance is expected to be \(balance)." : "On \(day) its balance is expected to be below its limit.",
                symbol: .chartLineUptrendXyaxis, tone: .warning,
                link: SectionLink(
                    "See forecast",
                    path: Link(.plan(.forecast), query: [QueryItem("account", account.description)]).path))
        case .benefitsAvailable(let sum):
            Banner(
                context.showsBalances
                    ? "\(sum, wholeAmounts: true) in benefits to use"
                    : "Benefits to use", symbol: .gift,
                link: SectionLink("See cards", path: CardsRoute.wallet.path.absolute))
        case .firstStep:
            if context.canWrite {
                Banner(
                    "Import your first statement", text: "Import a statement to see your transactions here.",
                    symbol: .squareAndArrowDown,
                    link: SectionLink(
                        "Import statement",
                        path: ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute))
            }
        }
    }

    /// `€12.99`; of several also their names: `Lumen Stream, Orbit · €24.98`.
    private func renewalText(_ names: [String], _ total: ConvertedTotal) -> LocalizedText {
        let listed: LocalizedText =
            names.count > 3
            ? "\(names.prefix(3).joined(separator: ", ")) and \(names.count - 3) more" : .verbatim(names.joined(separator: ", "))
        guard context.showsBalances else { return names.count == 1 ? "Its next charge is due." : listed }
        return names.count == 1 ? "\(total.total) will be charged." : "\(listed) · \(total.total)"
    }

    /// `today`, `tomorrow`, `on Nov 25, 2026`.
    private func dayText(_ day: Day) -> LocalizedText {
        switch context.today.distance(to: day) {
        case 0: "today"
        case 1: "tomorrow"
        default: "on \(day)"
        }
    }
}
