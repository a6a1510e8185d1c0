package import HTML
package import Localization

/// A search field that sets a query item of the page: a form submitted while typing, or with Enter without the script.
///
/// The form submits all items of the page's query that a search must keep, so that searching does not undo a filter or an order. It belongs outside
/// of views that are rendered only after loading: a link sets its fields before that.
package struct SearchField<Kept: View>: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let name: String
    private let kept: Kept

    /// - Parameters:
    ///   - name: The query item.
    ///   - kept: The hidden fields of the page's other query items: its filter and its order.
    package init(
        _ label: LocalizedText, text: Binding<String>, name: String = "query", @ViewBuilder keeping kept: () -> Kept = { EmptyView() }
    ) {
        self.label = label
        self.text = text
        self.name = name
        self.kept = kept()
    }

    package var body: some View {
        div(.class("search-field"), .data("auto", ""), .role("search")) {
            Form(method: .get, label: label) {
                Icon(.magnifyingglass)
                TextField(label, text: text, name: name, type: .search, inputMode: .search, autocomplete: "off", placeholder: label)
                kept
            }
        }
    }
}
