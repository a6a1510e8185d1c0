package import HTML
package import Localization

/// The accounts as cards: a row that scrolls sideways on a phone, a grid on wide screens.
package struct AccountStrip<Content: View>: Element {
    @usableFromInline let label: LocalizedText
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - label: The accessibility label of the row.
    ///   - content: `AccountCard`s.
    @inlinable package init(_ label: LocalizedText, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    @inlinable package func render(into writer: inout HTMLWriter) {
        writer.raw("<ul class=\"account-strip\" aria-label=\"")
        writer.text(label)
        writer.raw("\">")
        content.render(into: &writer)
        writer.raw("</ul>")
    }

    @inlinable package func receive(_ input: inout FormInput) { content.receive(&input) }

    @inlinable package static var takesInput: Bool { Content.takesInput }
}
