import HTML
import Models
import Services

/// All accounts, with search and sort.
struct AccountListView: View {
    let model: AccountListViewModel

    var body: some View {
        Form(method: .get) {
            TextField("Search accounts", text: model[\.searchText], name: "q")
        }
        Live("accounts") {
            ul {
                ForEach(model.accounts, id: \.account.id.description) { summary in
                    li { summary.account.name }
                }
            }
        }
        .navigationTitle("Accounts")
    }
}
