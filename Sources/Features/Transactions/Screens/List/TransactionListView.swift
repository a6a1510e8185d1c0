import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import TransactionsModel

/// The list of the transactions of all accounts, or of the entries of one; on wide screens with a rail before it, and a transaction or the sums of the
/// list beside it.
struct TransactionListView: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            // A link sets the filter before the data is loaded, so the form is always rendered.
            TransactionFilterForm(model: model)
            Loaded(model, .list, retry: model.links.list().path) {
                div(
                    .classes(
                        ClassName("register"), model.isSelecting ? ClassName("selecting") : nil, beside)
                ) {
                    if let overview = model.overview { TransactionRail(overview: overview, model: model) }
                    div(.class("register-list")) {
                        // A patch would discard what is typed into a row.
                        if model.edited != nil {
                            EntryTable(model: model)
                        } else {
                            Live("entries") { EntryTable(model: model) }
                        }
                        if model.context.canWrite { SelectionBar(model: model) }
                    }
                    if let outline = model.shown {
                        TransactionPanel(outline: outline, model: model)
                    } else if let figures = model.figures, figures.count > 0 {
                        EntrySumsPanel(figures: figures, model: model)
                    }
                }
            }
        }
        .toolbar {
            if model.context.canWrite {
                if model.isSelecting {
                    BarAction("Stop selecting", symbol: .xmark, path: model.links.list(selecting: false).path)
                } else {
                    BarAction("Select transactions", symbol: .checkmarkCircle, path: model.links.list(selecting: true).path)
                    BarAction("Add transaction", symbol: .plus, path: model.links.add, isSheet: true)
                }
            }
        }
        .titleActions {
            if model.context.canWrite, !model.isSelecting, let link = model.ruleLink {
                PageActions { PageAction("Add rule", symbol: .sliderHorizontal3, path: link.path) }
            }
        }
        .navigationTitle(model.account.map { "\($0.name): transactions" } ?? "Transactions")
    }

    /// What stands beside the list.
    private var beside: ClassName? {
        switch (model.overview != nil, model.shown != nil) {
        case (true, true): ClassName("with-rail with-panel")
        case (true, false): ClassName("with-rail")
        case (false, true): ClassName("with-panel")
        case (false, false): nil
        }
    }
}
