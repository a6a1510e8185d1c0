import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// The screen of one category.
struct CategoryView: View {
    let model: CategoryViewModel

    var body: some View {
        Group {
            Form(method: .get, label: "Page") {
                HiddenField("all", value: model[\.listsAll].map({ $0 ? "1" : "" }, back: { $0 == "1" }))
                HiddenField("after", value: model[\.after])
            }
            Loaded(model.detail, of: model, .detail, retry: CategoriesRoute.detail(categoryId: model.categoryId).path.absolute) { detail in
                Live("category") {
                    if model.listsAll { CategoryEntries(model: model) } else { content(detail) }
                }
                if model.context.canWrite, !model.listsAll { CategoryEditing(model: model, detail: detail) }
            }
        }
        .navigationTitle(title)
    }

    private var title: LocalizedText {
        guard let name = model.detail?.category.name else { return "Category" }
        return model.listsAll ? "\(name): transactions" : .verbatim(name)
    }

    private func content(_ detail: CategoryDetail) -> some View {
        Group {
            if detail.category.isArchived {
                Banner(
                    "This category is archived", text: "You can no longer choose this category. Its transactions keep it.",
                    symbol: .archivebox)
            }
            Columns {
                div {
                    GroupBox {
                        p(.class("figure-label")) { "This month" }
                        p(.class("figure")) { amount(detail.months.last?.amount.total) }
                        BarChart(
                            id: "months", title: "The last 12 months", columns: detail.months.map { ChartColumn($0.month, $0.amount.total) }
                        )
                        if !leftOut(detail).isEmpty { p(.class("small second")) { "Without \(leftOut(detail)): there is no rate." } }
                        if !tooLarge(detail).isEmpty {
                            p(.class("small second")) { "Without \(tooLarge(detail)): there is too much to add up." }
                        }
                    }
                }
                div {
                    if detail.latest.isEmpty {
                        EmptyStateView(.tray, sentence: "No transactions yet.")
                    } else {
                        Section("Latest", id: "latest", link: all(detail)) {
                            ForEach(detail.latest, id: \.id.description) { entry in
                                EntryRow(
                                    entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute,
                                    day: .relative(entry.day))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns the link to all transactions; nil if the latest ones are all.
    private func all(_ detail: CategoryDetail) -> SectionLink? {
        detail.entries > detail.latest.count
            ? SectionLink("See all \(detail.entries)", path: model.allLink.path) : nil
    }

    private func amount(_ money: Money?) -> AmountText? {
        money.map { AmountText($0) }
    }

    private func tooLarge(_ detail: CategoryDetail) -> String {
        Set(detail.months.flatMap(\.amount.tooLarge)).sorted().map(\.code).joined(separator: ", ")
    }

    private func leftOut(_ detail: CategoryDetail) -> String {
        Set(detail.months.flatMap(\.amount.leftOut)).sorted().map(\.code).joined(separator: ", ")
    }
}
