public import Localization

/// A view that sets the title of the page.
public struct TitledView<Content: View>: Element {
    @usableFromInline let title: LocalizedText
    @usableFromInline let content: Content

    @inlinable init(_ title: LocalizedText, content: Content) {
        self.title = title
        self.content = content
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.setTitle(title)
        content.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}

extension View {
    /// Sets the page's title; the title rendered last wins.
    @inlinable public func navigationTitle(_ title: LocalizedText) -> TitledView<Self> {
        TitledView(title, content: self)
    }
}
