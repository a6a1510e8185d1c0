import DesignSystem
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

extension PlanInsight {
    /// Its line of *To do* on Home.
    func task(for member: MemberContext) -> HomeTask {
        switch self {
        case .balanceBelowLimit(let account, let name, let day, let balance):
            HomeTask(
                "\(name) will run low",
                text: member.showsBalances
                    ? "On \(day) the balance is expected to be \(balance)." : "On \(day) the balance is expected to be below the limit.",
                symbol: .chartLineUptrendXyaxis, tone: .warning,
                link: SectionLink("See forecast", path: Link(.plan(.forecast), query: [QueryItem("account", account.description)]).path))
        case .budgetOver(let category, let name, let over):
            HomeTask(
                "\(name) is over budget",
                text: member.showsBalances ? "You have spent \(over) more than planned." : "You have spent more than planned.",
                symbol: .target,
                tone: .warning, link: SectionLink("See budget", path: PlanRoute.budget(categoryId: category.description).path.absolute))
        case .expectedMissing(let item, let name, let amount, let day):
            HomeTask(
                "\(name) is missing",
                text: member.showsBalances ? "\(amount, sign: .never) was expected on \(day)." : "The payment was expected on \(day).",
                symbol: .clock, tone: .warning,
                link: SectionLink("See what was expected", path: PlanRoute.expectedDetail(expectedId: item.description).path.absolute))
        }
    }
}
