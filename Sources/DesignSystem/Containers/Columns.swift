package import HTML

/// Columns on the page's grid of twelve, in rows as wide as the page; on a phone one below the other, in the order of the content.
///
/// The content is one `div` or `PageColumn` for each column. A column that stays alone keeps its width.
package struct Columns<Content: View>: Element {
    @usableFromInline let shares: ColumnShares
    @usableFromInline let isLevel: Bool
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - shares: how the columns share the width.
    ///   - isLevel: whether the columns end at the same height, since their last cards grow; such a row has two columns from 820 px on.
    @inlinable package init(_ shares: ColumnShares = .mainAndSide, isLevel: Bool = false, @ViewBuilder content: () -> Content) {
        self.shares = shares
        self.isLevel = isLevel
        self.content = content()
    }

    @inlinable package func render(into writer: inout HTMLWriter) {
        writer.raw("<div class=\"")
        writer.raw(shares.classes)
        writer.raw(isLevel ? " columns-level\">" : "\">")
        content.render(into: &writer)
        writer.raw("</div>")
    }

    @inlinable package func receive(_ input: inout FormInput) { content.receive(&input) }

    @inlinable package static var takesInput: Bool { Content.takesInput }
}
