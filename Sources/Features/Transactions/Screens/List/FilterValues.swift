import HTML
import ScreenKit

/// Receives the filter of a list of transactions from a link, on a screen that does not show it as a form.
struct FilterValues: View {
    let filter: Binding<TransactionFilter>

    var body: some View {
        Group {
            one("q", \.search)
            one("from", \.from)
            one("until", \.until)
            one("least", \.least)
            one("most", \.most)
            one("attachment", \.attachment)
            one("whose", \.whose)
            several("account", \.accounts)
            several("category", \.categories)
            several("status", \.statuses)
            several("tag", \.tags)
        }
    }

    private func one(_ name: String, _ path: WritableKeyPath<TransactionFilter, String>) -> LinkValues {
        LinkValues(name, values: filter.property(path).map({ $0.isEmpty ? [] : [$0] }, back: { $0.last ?? "" }))
    }

    private func several(_ name: String, _ path: WritableKeyPath<TransactionFilter, Set<String>>) -> LinkValues {
        LinkValues(name, values: filter.property(path).map({ $0.sorted() }, back: { Set($0) }))
    }
}
