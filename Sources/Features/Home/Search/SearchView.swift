import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The search screen for transactions, accounts, people and groups.
struct SearchView: View {
    let model: SearchViewModel

    var body: some View {
        Group {
            SearchField("Search transactions, accounts and people", text: model[\.query], name: "q")
            Form(method: .get) { HiddenField("after", value: model[\.after]) }
            if let error = model.state.error {
                ErrorView(error.text, retry: Link(.home(.search), query: [QueryItem("q", model.query)]).path)
            } else if model.term.isEmpty {
                EmptyStateView(
                    .magnifyingglass, sentence: "Find a payee, a word of a note, an amount such as 12.50, an account or a person.")
            } else if model.state != .loaded {
                LoadingView(.list)
            } else if model.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "Nothing found for “\(model.term)”. Try a shorter word, or an amount.")
            } else {
                results
            }
        }
        .navigationTitle("Search")
    }

    private var results: some View {
        Group {
            if !model.accounts.isEmpty {
                Section("Accounts") {
                    ForEach(model.accounts, id: \.account.id.description) { summary in
                        ListRow(
                            .verbatim(summary.account.name), subtitle: .verbatim(summary.account.detail),
                            path: AccountsRoute.detail(accountId: summary.account.id.description).path.absolute
                        ) {
                            AccountDisc(summary.account.kind, color: summary.account.color)
                        } trailing: {
                            AmountText(summary.balance.booked)
                        }
                    }
                }
            }
            if !model.people.isEmpty || !model.groups.isEmpty {
                Section("People") {
                    ForEach(model.people, id: \.person.id.description) { summary in
                        ListRow(
                            .verbatim(summary.person.name), path: PeopleRoute.detail(personId: summary.person.id.description).path.absolute
                        ) {
                            AccountDisc(name: summary.person.name, color: summary.person.color)
                        }
                    }
                    ForEach(model.groups, id: \.group.id.description) { summary in
                        ListRow(
                            .verbatim(summary.group.name), symbol: .person2,
                            path: PeopleRoute.groupDetail(groupId: summary.group.id.description).path.absolute)
                    }
                }
            }
            if !model.page.entries.isEmpty {
                Section("Transactions", id: "found") {
                    ForEach(model.page.entries, id: \.id.description) { entry in
                        EntryRow(
                            entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute,
                            day: .relative(entry.day))
                    }
                }
            }
            if let next = model.next { ButtonLink("Show more", path: next.path, role: .plain) }
        }
    }
}
