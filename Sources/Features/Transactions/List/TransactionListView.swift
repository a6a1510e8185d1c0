import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The list of all entries of an account.
struct TransactionListView: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            // A link sets the filter before the data is loaded, so the form is always rendered.
            TransactionFilterForm(model: model)
            if let error = model.state.error {
                ErrorView(error.text, retry: model.start.path)
            } else if model.account == nil {
                LoadingView(.list)
            } else if model.isSelecting {
                SelectionForm()
                EntryDays(model: model)
            } else {
                Live("entries") { EntryDays(model: model) }
            }
        }
        .toolbar {
            if model.context.canWrite {
                if model.isSelecting {
                    BarAction("Stop selecting", symbol: .xmark, path: model.link(model.filter, selecting: false).path)
                } else {
                    BarAction("Select transactions", symbol: .checkmarkCircle, path: model.link(model.filter, selecting: true).path)
                    BarAction(
                        "Add transaction", symbol: .plus, path: TransactionsRoute.new(accountId: model.accountId).path.absolute,
                        isSheet: true)
                }
            }
        }
        .navigationTitle(model.account.map { "\($0.name): transactions" } ?? "Transactions")
    }
}
