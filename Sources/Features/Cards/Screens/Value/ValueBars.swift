import CardsModel
import DesignSystem
import HTML
import Localization
import Models
import Services

/// A bar chart of redeemed and lost amounts, the largest redeemed amount first.
struct ValueBars: View {
    let heading: LocalizedText
    let rows: [CardValueReport.Row]
    let context: MemberContext

    var body: some View {
        section {
            div(.class("section-head")) { h2 { heading } }
            ul(.class("card value-bars")) {
                ForEach(sorted, id: \.key) { row in
                    li {
                        p(.class("value-line")) {
                            span(.class("row-title")) { row.title }
                            amount(row.redeemed)
                        }
                        ProgressBar("Redeemed compared with the best card: \(row.title)", value: row.redeemed, of: most)
                        if !row.lost.isZero {
                            p(.class("small second")) {
                                amount(row.lost)
                                " lost"
                            }
                        }
                    }
                }
            }
        }
    }

    private var sorted: [CardValueReport.Row] {
        rows.sorted { ($1.redeemed.minorUnits, $0.title.english) < ($0.redeemed.minorUnits, $1.title.english) }
    }

    private var most: Money { sorted.first?.redeemed ?? .zero(context.household.currency) }

    private func amount(_ money: Money) -> AmountText {
        AmountText(money, wholeAmounts: true)
    }
}
