/// A part of the page that an open page keeps up to date: `<div id="…" data-live>`. The writer notes its bytes and their hash, so that
/// only regions that changed are sent.
///
/// Regions are flat and their ids unique within the page. A form is never inside one, since a patch would take away what is being typed;
/// a page that is audited names such a form in `PageContext.misuses`. Buttons are fine.
public struct Live<Content: View>: Element {
    @usableFromInline let id: String
    @usableFromInline let content: Content

    @inlinable public init(_ id: String, @ViewBuilder content: () -> Content) {
        self.id = id
        self.content = content()
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.raw("<div id=\"")
        writer.text(id)
        writer.raw("\" data-live>")
        let start = writer.openRegion(id)
        content.render(into: &writer)
        writer.closeRegion(id, from: start)
        writer.raw("</div>")
    }

    @inlinable public func receive(_ input: inout FormInput) {
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}
