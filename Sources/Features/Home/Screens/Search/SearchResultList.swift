import DesignSystem
import HTML
import HomeModel
import Localization
import Models
import Navigation
import ScreenKit
import Services
import TransactionsModel

/// What a search found, by kind, transactions last, and a form that saves the search.
struct SearchResultList: View {
    let model: SearchViewModel
    let results: SearchResults

    var body: some View {
        Group {
            if results.isEmpty {
                EmptyStateView(.magnifyingglass, sentence: "Nothing found for “\(model.term)”. Try a shorter word, or an amount.")
            }
            ForEach(results.groups, id: \.kind.rawValue) { SearchHitSection(group: $0, context: model.context) }
            if !results.page.entries.isEmpty || results.page.next != nil { transactions }
            if let next = model.next { ButtonLink("Show more", path: next.path, role: .plain) }
            if model.after.isEmpty, !model.isSaved {
                details(.class("card disclosure"), .open(model.nameError != nil)) {
                    summary { "Save this search" }
                    Form(label: "Save this search") {
                        TextField("Name", text: model[\.name], error: model.nameError, autocomplete: "off")
                        Button("Save search") { await model.save() }
                    }
                }
            }
        }
    }

    private var transactions: some View {
        Group {
            Section(
                "Transactions", id: "found",
                link: model.after.isEmpty ? SectionLink(all, path: model.allPath, later: model.countPath) : nil, note: note
            ) {
                ForEach(results.page.entries, id: \.id.description) { entry in
                    EntryRow(
                        entry, path: TransactionsRoute.detail(transactionId: entry.id.description).path.absolute, day: .relative(entry.day))
                }
            }
        }
    }

    /// The link to all of them, with their number.
    private var all: LocalizedText {
        guard results.isCountComplete else { return "All \(results.count)+" }
        return .plural(results.count, one: "Show 1 transaction", other: "All \(results.count)")
    }

    /// How far the search has looked, if it stopped before the page was full.
    private var note: LocalizedText? {
        results.page.searchedBackTo.map { "Searched back to \($0). Show more to look further." }
    }
}
