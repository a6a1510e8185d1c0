import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Services

/// Each category in each year: every figure leads to its transactions.
struct YearTable: View {
    let report: YearReport
    let links: EntryLinks

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "By category" } }
            div(.class("card table-scroll"), .role("region"), .ariaLabel("By category"), .tabindex(0)) {
                table(.class("table")) {
                    thead {
                        tr {
                            th(.scope("col")) { "Category" }
                            ForEach(report.years, id: \.number.description) { year in
                                th(.scope("col"), .class("number")) { .verbatim(String(year.number)) }
                            }
                        }
                    }
                    tbody {
                        ForEach(report.rows, id: \.category.id.description) { row in
                            tr {
                                th(.scope("row")) { .verbatim(row.category.name) }
                                ForEach(report.years.indices, id: \.description) { index in
                                    td(.class("number")) {
                                        a(.href(links.path(category: row.category.id, report.years[index].days))) {
                                            AmountText(row.amounts[index])
                                        }
                                    }
                                }
                            }
                        }
                        tr(.class("total-row")) {
                            th(.scope("row")) { "Total" }
                            ForEach(report.years, id: \.number.description) { year in td(.class("number")) { AmountText(year.total) } }
                        }
                    }
                }
            }
        }
    }
}
