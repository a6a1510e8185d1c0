/// An element without content: `<br>`.
public struct VoidTag<Attributes: AttributeProtocol>: Element {
    @usableFromInline let opening: StaticString
    @usableFromInline let attributes: Attributes

    @inlinable @inline(__always)
    init(_ opening: StaticString, _ attributes: Attributes) {
        self.opening = opening
        self.attributes = attributes
    }

    @inlinable @inline(__always) public func render(into writer: inout HTMLWriter) {
        writer.raw(opening)
        attributes.write(into: &writer)
        writer.raw(UInt8(ascii: ">"))
    }

    @inlinable public func receive(_ input: inout FormInput) {}
}
