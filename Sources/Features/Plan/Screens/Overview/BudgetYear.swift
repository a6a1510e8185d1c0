import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// Planned against real, month by month up to the shown one.
struct BudgetYear: View {
    let year: [BudgetMonth]

    var body: some View {
        if year.contains(where: { !$0.planned.isZero || !$0.spent.isZero }) {
            section {
                div(.class("section-head")) { h2 { "Planned and spent this year" } }
                div(.class("card table-scroll"), .role("region"), .ariaLabel("Planned and spent this year"), .tabindex(0)) {
                    table(.class("table")) {
                        thead {
                            tr {
                                th(.scope("col")) { "Month" }
                                th(.scope("col"), .class("number")) { "Planned" }
                                th(.scope("col"), .class("number")) { "Spent" }
                            }
                        }
                        tbody {
                            ForEach(year, id: \.month.description) { entry in
                                tr {
                                    td { "\(entry.month)" }
                                    td(.class("number")) { AmountText(entry.planned) }
                                    td(.class("number")) { AmountText(entry.spent) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
