/// An element with content: `<td class="amount">…</td>`.
public struct Tag<Attributes: AttributeProtocol, Content: View>: Element {
    @usableFromInline let opening: StaticString
    @usableFromInline let closing: StaticString
    @usableFromInline let attributes: Attributes
    @usableFromInline let content: Content

    @inlinable @inline(__always)
    init(_ opening: StaticString, _ closing: StaticString, _ attributes: consuming Attributes, _ content: consuming Content) {
        self.opening = opening
        self.closing = closing
        self.attributes = attributes
        self.content = content
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.raw(opening)
        attributes.write(into: &writer)
        writer.raw(UInt8(ascii: ">"))
        content.render(into: &writer)
        writer.raw(closing)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        if Content.takesInput { content.receive(&input) }
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}
