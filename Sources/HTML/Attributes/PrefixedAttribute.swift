/// An attribute with the prefix `data-` or `aria-`; the value is escaped.
public struct PrefixedAttribute: AttributeProtocol {
    @usableFromInline let prefix: StaticString
    @usableFromInline let name: StaticString
    @usableFromInline let value: String

    /// - Parameter prefix: with a leading space.
    @inlinable @inline(__always) init(_ prefix: StaticString, _ name: StaticString, _ value: String) {
        self.prefix = prefix
        self.name = name
        self.value = value
    }

    @inlinable public func write(into writer: inout HTMLWriter) {
        writer.raw(prefix)
        writer.raw(name)
        writer.raw("=\"")
        writer.text(value)
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == PrefixedAttribute {
    /// `data-name`, for the script and the stylesheet.
    @inlinable @inline(__always) public static func data(_ name: StaticString, _ value: String) -> Self {
        PrefixedAttribute(" data-", name, value)
    }

    /// `aria-name`, for assistive technology.
    @inlinable @inline(__always) public static func aria(_ name: StaticString, _ value: String) -> Self {
        PrefixedAttribute(" aria-", name, value)
    }
}
