package import HTML
package import Localization

/// A search field that sets a query item of the page: a form submitted while typing, or with Enter without the script.
package struct SearchField: View {
    private let label: LocalizedText
    private let text: Binding<String>
    private let name: String

    /// - Parameter name: The query item.
    package init(_ label: LocalizedText, text: Binding<String>, name: String = "query") {
        self.label = label
        self.text = text
        self.name = name
    }

    package var body: some View {
        div(.class("search-field"), .data("auto", ""), .role("search")) {
            Form(method: .get, label: label) {
                Icon(.magnifyingglass)
                TextField(label, text: text, name: name, type: .search, inputMode: .search, autocomplete: "off", placeholder: label)
            }
        }
    }
}
