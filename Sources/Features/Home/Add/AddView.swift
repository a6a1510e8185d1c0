import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services

/// The menu of everything that can be added.
struct AddView: View {
    let model: AddViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error.text, retry: HomeRoute.add.path.absolute)
            } else if model.state != .loaded {
                LoadingView(.list)
            } else {
                Section {
                    if let account = model.account {
                        Row(
                            "Spending", subtitle: "Something you paid", symbol: .arrowUpRight, path: new(account, "spending"), isSheet: true
                        )
                        Row("Income", subtitle: "Money that came in", symbol: .arrowDownLeft, path: new(account, "income"), isSheet: true)
                        if model.accounts.count > 1 {
                            Row(
                                "Between accounts", subtitle: "From one of your accounts to another", symbol: .arrowLeftArrowRight,
                                path: new(account, "transfer"), isSheet: true)
                        }
                    }
                    Row(
                        "Account", subtitle: "A place where you hold or owe money", symbol: .buildingColumns, path: newAccount,
                        isSheet: true)
                    Row(
                        "Statement", subtitle: "A file from your bank", symbol: .squareAndArrowDown,
                        path: AccountsRoute.importStatement(accountId: AccountsRoute.anyAccount).path.absolute)
                }
            }
        }
        .navigationTitle("Add")
    }

    private var newAccount: String { AccountsRoute.new.path.absolute }

    private func new(_ account: Account, _ kind: String) -> String {
        let route = AppRoute.accounts(.newTransaction(accountId: account.id.description))
        return Link(route, query: [QueryItem("kind", kind)]).path
    }
}
