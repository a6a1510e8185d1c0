import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit

/// The list of the transactions of all accounts, or of the entries of one.
struct TransactionListView: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            // A link sets the filter before the data is loaded, so the form is always rendered.
            TransactionFilterForm(model: model)
            Loaded(model, .list, retry: model.links.list().path) {
                div(
                    .classes(
                        ClassName("register"), model.isSelecting ? ClassName("selecting") : nil,
                        model.shown == nil ? nil : ClassName("with-panel"))
                ) {
                    div(.class("register-list")) {
                        // A patch would discard what is typed into a row.
                        if model.edited != nil {
                            EntryTable(model: model)
                        } else {
                            Live("entries") { EntryTable(model: model) }
                        }
                        if model.context.canWrite { SelectionBar(model: model) }
                    }
                    if let outline = model.shown { TransactionPanel(outline: outline, model: model) }
                }
            }
        }
        .toolbar {
            if model.context.canWrite {
                if model.isSelecting {
                    BarAction("Stop selecting", symbol: .xmark, path: model.links.list(selecting: false).path)
                } else {
                    if let link = model.ruleLink { BarAction("Add rule", symbol: .sliderHorizontal3, path: link.path, isSheet: true) }
                    BarAction("Select transactions", symbol: .checkmarkCircle, path: model.links.list(selecting: true).path)
                    BarAction("Add transaction", symbol: .plus, path: model.links.add, isSheet: true)
                }
            }
        }
        .navigationTitle(model.account.map { "\($0.name): transactions" } ?? "Transactions")
    }
}
