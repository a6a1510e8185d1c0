import DesignSystem
import HTML
import Localization
import Models
import TransactionsModel

/// Count of the whole list, what came in and what left, and how far they look back if that is not all.
struct EntryFiguresLine: View {
    let figures: EntryFigures
    let model: TransactionListViewModel

    var body: some View {
        div(.class("register-figures"), .id("figures"), .role("status")) {
            p {
                count
                if let movements = figures.movements {
                    ForEach(movements.moneyIn, id: \.currency.code) { sum in
                        part("Money in", AmountText(sum, style: .credit))
                    }
                    ForEach(movements.moneyOut, id: \.currency.code) { sum in
                        part("Money out", AmountText(-sum, style: .debit))
                    }
                } else if let sums = figures.sums {
                    ForEach(sums, id: \.currency.code) { sum in
                        part("Net", AmountText(sum, style: AmountStyle(sum)))
                    }
                }
                if !figures.areSumsComplete, let day = figures.lookedBackTo { span { " · since \(day)" } }
            }
            if figures.count > 0 {
                a(.href(model.exportPath)) {
                    figures.isCountComplete ? "Export as CSV" : "Export the \(figures.count) newest as CSV"
                }
            }
        }
    }

    private func part(_ name: LocalizedText, _ amount: AmountText) -> some View {
        Group {
            " · "
            span {
                name
                " "
                amount
            }
        }
    }

    private var count: LocalizedText {
        guard figures.isCountComplete else { return "More than \(figures.count) transactions" }
        return .plural(figures.count, one: "1 transaction", other: "\(figures.count) transactions")
    }
}
