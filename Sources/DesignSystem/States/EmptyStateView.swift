package import HTML
package import Localization

/// The placeholder of an empty list: an icon, one sentence, one button.
package struct EmptyStateView<Content: View>: View {
    @usableFromInline let symbol: Symbol
    @usableFromInline let title: LocalizedText?
    @usableFromInline let sentence: LocalizedText
    @usableFromInline let button: Content

    @inlinable package init(_ symbol: Symbol, title: LocalizedText? = nil, sentence: LocalizedText, @ViewBuilder button: () -> Content) {
        self.symbol = symbol
        self.title = title
        self.sentence = sentence
        self.button = button()
    }

    @inlinable package var body: some View {
        section(.class("empty")) {
            Icon(symbol, size: .large)
            if let title { h2 { title } }
            p { sentence }
            button
        }
    }
}

extension EmptyStateView where Content == EmptyView {
    @inlinable package init(_ symbol: Symbol, title: LocalizedText? = nil, sentence: LocalizedText) {
        self.init(symbol, title: title, sentence: sentence) { EmptyView() }
    }
}
