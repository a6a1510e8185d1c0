package import HTML
package import Localization

/// A round button of a detail screen that performs an action or leads to another part of the app.
package struct RoundButton: View {
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
                span { Icon(symbol) }
                span { title }
            })
    }
}
