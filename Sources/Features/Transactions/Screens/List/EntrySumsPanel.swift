import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The sums of what is listed, beside the list on wide screens while no transaction stands there: what came in, what left, the difference, and each
/// category, in every currency by itself.
struct EntrySumsPanel: View {
    let figures: EntryFigures
    let model: TransactionListViewModel

    var body: some View {
        section(.class("register-sums stack-wide"), .ariaLabel("Sums of the list")) {
            Live("sums") {
                div(.class("stack-wide")) {
                    FactList("Sums of the list") {
                        if let movements = figures.movements {
                            ForEach(movements.moneyIn, id: \.currency.code) { sum in
                                Fact("Money in") { AmountText(sum, style: .credit) }
                            }
                            ForEach(movements.moneyOut, id: \.currency.code) { sum in
                                Fact("Money out") { AmountText(-sum, style: .debit) }
                            }
                        }
                        if let sums = figures.sums {
                            ForEach(sums, id: \.currency.code) { sum in Fact("Net") { AmountText(sum, style: AmountStyle(sum)) } }
                        } else {
                            Fact("Net", "Too large to show")
                        }
                    }
                    if !figures.areSumsComplete, let day = figures.lookedBackTo { p(.class("section-note")) { "Since \(day)" } }
                    if let categories = figures.movements?.categories, !categories.isEmpty {
                        Section("By category") {
                            ForEach(categories, id: { "\($0.category)-\($0.amount.currency)" }) { sum in
                                if let category = model.category(sum.category) {
                                    ListRow(.verbatim(category.name), path: path(of: category)) {
                                        IconDisc(category: category.icon)
                                    } trailing: {
                                        AmountText(sum.amount, style: AmountStyle(sum.amount))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The list with this category alone.
    private func path(of category: Models.Category) -> String {
        var filter = model.filter
        filter.categories = [category.id.description]
        return model.links.list(filter).path
    }
}
