package import HTML

/// What stands where nothing is yet: an icon, one sentence, one button that leads on.
package struct EmptyStateView<Content: View>: View {
    private let symbol: Symbol
    private let title: String?
    private let sentence: String
    private let button: Content

    package init(_ symbol: Symbol, title: String? = nil, sentence: String, @ViewBuilder button: () -> Content) {
        self.symbol = symbol
        self.title = title
        self.sentence = sentence
        self.button = button()
    }

    package var body: some View {
        section(.class("empty")) {
            Icon(symbol, size: .large)
            if let title { h2 { title } }
            p { sentence }
            button
        }
    }
}

extension EmptyStateView where Content == EmptyView {
    package init(_ symbol: Symbol, title: String? = nil, sentence: String) {
        self.init(symbol, title: title, sentence: sentence) { EmptyView() }
    }
}
