package import HTML

/// A cell of a `DataRow` that is shown beside others only: where the line is a row, its second line says the same.
package struct DataCell<Content: View>: View {
    @usableFromInline let isFigure: Bool
    @usableFromInline let content: Content

    /// - Parameter isFigure: Whether it stands at the right, as its column.
    @inlinable package init(isFigure: Bool = false, @ViewBuilder content: () -> Content) {
        self.isFigure = isFigure
        self.content = content()
    }

    @inlinable package var body: some View {
        td(.classes(ClassName("data-detail"), isFigure ? ClassName("number") : nil), .role("cell")) { content }
    }
}

/// The cell of a `DataRow` that stays beside the name where the line is a row: its main figure.
package struct DataFigure<Content: View>: View {
    @usableFromInline let content: Content

    /// - Parameter content: An amount, and below it a `small` or a `StatusLabel`.
    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        td(.class("data-figure number"), .role("cell")) { content }
    }
}
