import DesignSystem
import HTML
import Localization
import Models
import Navigation
import SavingsModel
import ScreenKit
import Services

/// The list of all savings accounts, with search and sort.
struct SavingsAccountListView: View {
    let model: SavingsAccountListViewModel

    var body: some View {
        Group {
            if let error = model.state.error {
                ErrorView(error, retry: model.link(sort: model.sortOption).path)
            } else if model.accounts.isEmpty, model.state == .loaded {
                empty
            } else {
                filters
                if model.isLoading || model.overview == nil { LoadingView(.list) } else { Live("accounts") { list } }
            }
        }
        .toolbar {
            if model.context.canWrite {
                if !model.accounts.isEmpty { BarAction("Delete accounts", symbol: .trash, path: model.removalLink.path) }
                BarAction("Add account", symbol: .plus, path: SavingsRoute.new.path.absolute, isSheet: true)
            }
        }
        .navigationTitle("Savings accounts")
    }

    private var empty: some View {
        EmptyStateView(.leaf, sentence: "No savings accounts yet.") {
            if model.context.canWrite { ButtonLink("Add savings account", path: SavingsRoute.new.path.absolute, isSheet: true) }
        }
    }

    private var filters: some View {
        Group {
            SearchField("Search savings accounts", text: model[\.searchText], name: "q") {
                HiddenField("sort", value: model[\.sortOption].item(standard: .name))
            }
            ChoicePopover(
                "Sort by",
                SortOption.allCases.map {
                    FilterChip($0.title, path: model.link(sort: $0).path, isSelected: $0 == model.sortOption)
                })
        }
    }

    @ViewBuilder private var list: some View {
        if model.filteredAndSortedAccounts.isEmpty {
            EmptyStateView(.magnifyingglass, sentence: "No savings account is called “\(model.searchText)”.")
        } else {
            Section {
                ForEach(model.filteredAndSortedAccounts, id: \.id.description) {
                    SavingsAccountRow(account: $0)
                }
            }
        }
    }
}
