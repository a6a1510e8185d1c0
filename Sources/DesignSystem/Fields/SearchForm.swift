package import HTML
package import Localization

/// A search field of its own form: while typing, the script shows the results of the text as the page's query item `q`; Enter, with and
/// without script, runs an action.
package struct SearchForm: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let action: Action

    package init(_ label: LocalizedText, text: Binding<String>, action: @escaping Action) {
        self.label = label
        self.text = text
        self.action = action
    }

    package var body: some View {
        div(.class("search-field"), .data("auto", "q"), .role("search"), .ariaLabel(label)) {
            Form(label: label) {
                Icon(.magnifyingglass)
                TextField(
                    label, text: text, name: "search", type: .search, inputMode: .search, autocomplete: "off", placeholder: label,
                    autofocus: true)
                div(.class("search-go")) { Button("Search", role: .plain, name: "search-all", action: action) }
            }
        }
    }
}
