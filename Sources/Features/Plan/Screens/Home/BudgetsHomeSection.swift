import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import ScreenKit
import Services

/// What Home shows of budgets: those of which the largest part is spent.
struct BudgetsHomeSection: HomeSection {
    let place = HomePlace.month

    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)? {
        guard let lines = overview.parts[HomeBudgets.self]?.lines, !lines.isEmpty else { return nil }
        return HomeBudgetList(lines: lines)
    }
}

private struct HomeBudgetList: View {
    let lines: [BudgetLine]

    var body: some View {
        Section("Budgets", id: "budgets", link: SectionLink("See plan", path: PlanRoute.overview.path.absolute)) {
            ForEach(lines, id: \.category.id.description) { line in
                li(.class("row budget-row")) {
                    div(.class("row-text")) {
                        a(.class("row-title"), .href(PlanRoute.budget(categoryId: line.category.id.description).path.absolute)) {
                            .verbatim(line.category.name)
                        }
                        BudgetBar(status: line.status)
                    }
                    div(.class("row-trailing")) {
                        AmountText(line.status.left, style: line.status.left.isNegative ? .danger : .neutral)
                        small { line.status.left.isNegative ? "over" : "left" }
                    }
                }
            }
        }
    }
}
