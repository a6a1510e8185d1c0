import DesignSystem
import HTML
import Localization
import Models
import SavingsModel

/// The projection month by month, with interest and balance.
struct ProjectionTable: View {
    let points: [ProjectionDataPoint]

    var body: some View {
        if points.count > 1 {
            details(.class("card disclosure")) {
                summary { "Month by month" }
                div(.class("table-scroll"), .role("region"), .ariaLabel("Month by month"), .tabindex(0)) {
                    table(.class("table")) {
                        thead {
                            tr {
                                th(.scope("col")) { "Day" }
                                th(.scope("col"), .class("number")) { "Interest" }
                                th(.scope("col"), .class("number")) { "Balance" }
                            }
                        }
                        tbody {
                            ForEach(points, id: \.month.description) { point in
                                tr {
                                    td { point.month == 0 ? "Today" : "\(point.day)" }
                                    td(.class("number")) { point.month == 0 ? nil : amount(point.interest) }
                                    td(.class("number")) { amount(point.balance) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func amount(_ money: Money) -> AmountText { AmountText(money) }
}
