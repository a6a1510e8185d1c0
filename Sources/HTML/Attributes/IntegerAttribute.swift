/// An attribute with an integer value.
public struct IntegerAttribute: AttributeProtocol {
    @usableFromInline let name: StaticString
    @usableFromInline let value: Int64

    @inlinable @inline(__always) init(_ name: StaticString, _ value: Int64) {
        self.name = name
        self.value = value
    }

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        writer.raw(UInt8(ascii: " "))
        writer.raw(name)
        writer.raw("=\"")
        writer.integer(value)
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == IntegerAttribute {
    /// Any integer attribute, such as chart coordinates or `max` of a progress bar.
    @inlinable @inline(__always) public static func integer(_ name: StaticString, _ value: Int) -> Self {
        IntegerAttribute(name, Int64(value))
    }

    /// `width`
    @inlinable @inline(__always) public static func width(_ width: Int) -> Self { .integer("width", width) }

    /// `height`
    @inlinable @inline(__always) public static func height(_ height: Int) -> Self { .integer("height", height) }

    /// `tabindex`
    @inlinable @inline(__always) public static func tabindex(_ index: Int) -> Self { .integer("tabindex", index) }
}
