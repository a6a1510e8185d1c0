import AccountsModel
import DesignSystem
import HTML
import Localization
import Models

/// What came into an account and what left it per month, the newest first.
struct AccountMonthTable: View {
    let months: [AccountMonth]

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "Money in and out per month" } }
            div(.class("card table-scroll"), .role("region"), .ariaLabel("Money in and out per month"), .tabindex(0)) {
                table(.class("table")) {
                    thead {
                        tr {
                            th(.scope("col")) { "Month" }
                            th(.scope("col"), .class("number")) { "Money in" }
                            th(.scope("col"), .class("number")) { "Money out" }
                        }
                    }
                    tbody {
                        ForEach(months.reversed(), id: \.month.description) { month in
                            tr {
                                th(.scope("row")) { "\(month.month)" }
                                td(.class("number")) { AmountText(month.moneyIn, style: month.moneyIn.isZero ? .neutral : .credit) }
                                td(.class("number")) { AmountText(-month.moneyOut) }
                            }
                        }
                    }
                }
            }
        }
    }
}
