package import HTML
package import Localization

/// A figure of a `FigureGrid`: what it is, the figure, and a note below it.
package struct FigureItem<Value: View, Note: View>: View {
    @usableFromInline let label: LocalizedText
    @usableFromInline let path: String?
    @usableFromInline let value: Value
    @usableFromInline let note: Note

    /// - Parameters:
    ///   - path: What the figure is made of.
    ///   - value: An `AmountText`, or the amounts of several currencies.
    ///   - note: A change, a share, or what is left out; or nothing.
    @inlinable package init(_ label: LocalizedText, path: String? = nil, @ViewBuilder value: () -> Value, @ViewBuilder note: () -> Note) {
        self.label = label
        self.path = path
        self.value = value()
        self.note = note()
    }

    @inlinable package var body: some View {
        div(.class("figure-item")) {
            dt {
                if let path { a(.class("figure-link"), .href(path)) { label } } else { label }
            }
            dd(.class("figure-value")) { value }
            if Note.self != EmptyView.self { dd(.class("figure-note")) { note } }
        }
    }
}

extension FigureItem where Note == EmptyView {
    @inlinable package init(_ label: LocalizedText, path: String? = nil, @ViewBuilder value: () -> Value) {
        self.init(label, path: path, value: value) { EmptyView() }
    }
}
