import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// The message of Home about budgets, expected money and balances to come.
struct PlanInsightSection: HomeSection {
    let place = HomePlace.insight

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        switch overview.parts.insight as? PlanInsight {
        case .balanceBelowLimit(let account, let name, let day, let balance):
            Banner(
                "\(name) will not be enough",
                text: member.showsBalances
                    ? "On \(day) its balance is expected to be \(balance)." : "On \(day) its balance is expected to be below its limit.",
                symbol: .chartLineUptrendXyaxis, tone: .warning,
                link: SectionLink("See forecast", path: Link(.plan(.forecast), query: [QueryItem("account", account.description)]).path))
        case .budgetOver(let category, let name, let over):
            Banner(
                "\(name) is over budget",
                text: member.showsBalances ? "\(over) more than planned is spent." : "More than planned is spent.", symbol: .target,
                tone: .warning, link: SectionLink("See budget", path: PlanRoute.budget(categoryId: category.description).path.absolute))
        case .expectedMissing(let item, let name, let amount, let day):
            Banner(
                "\(name) did not come",
                text: member.showsBalances ? "\(amount, sign: .never) was expected on \(day)." : "It was expected on \(day).",
                symbol: .clock, tone: .warning,
                link: SectionLink("See what was expected", path: PlanRoute.expectedDetail(expectedId: item.description).path.absolute))
        case nil: nil
        }
    }
}
