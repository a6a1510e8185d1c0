import DesignSystem
import HTML
import Models
import Navigation
import Services

/// All entries of an account.
struct TransactionListView: View {
    let model: TransactionListViewModel

    var body: some View {
        Group {
            if let account = model.account {
                TransactionFilterForm(model: model, account: account)
                if let error = model.state.error {
                    ErrorView(error.description, retry: model.start.path)
                } else if model.isSelecting, model.context.canWrite {
                    SelectionForm()
                    EntryDays(model: model)
                } else {
                    Live("entries") { EntryDays(model: model) }
                }
            } else if let error = model.state.error {
                ErrorView(error.description, retry: model.start.path)
            } else {
                LoadingView(.list)
            }
        }
        .toolbar {
            if model.context.canWrite {
                if model.isSelecting {
                    BarAction("Stop selecting", symbol: .xmark, path: model.link(model.filter, selecting: false).path)
                } else {
                    BarAction("Select transactions", symbol: .checkmarkCircle, path: model.link(model.filter, selecting: true).path)
                    BarAction(
                        "Add transaction", symbol: .plus, path: AccountsRoute.newTransaction(accountId: model.accountId).path.absolute,
                        isSheet: true)
                }
            }
        }
        .navigationTitle(model.account.map { "\($0.name): transactions" } ?? "Transactions")
    }
}
