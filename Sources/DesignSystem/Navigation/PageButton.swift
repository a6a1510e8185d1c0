package import HTML
package import Localization

/// An action of a page that is done at once, or leads to another part of the app.
package struct PageButton: View {
    private let title: LocalizedText
    private let symbol: Symbol
    private let label: LocalizedText
    private let name: String
    private let action: Action

    /// - Parameter label: The full accessibility label; begins with the title.
    package init(_ title: LocalizedText, symbol: Symbol, label: LocalizedText, name: String, action: @escaping Action) {
        self.title = title
        self.symbol = symbol
        self.label = label
        self.name = name
        self.action = action
    }

    package var body: some View {
        Button(
            label, role: .plain, name: name, action: action,
            content: {
                Icon(symbol, size: .small)
                span { title }
            })
    }
}
