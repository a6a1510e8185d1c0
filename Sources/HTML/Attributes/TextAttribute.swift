/// An attribute with an escaped text value.
public struct TextAttribute: AttributeProtocol {
    @usableFromInline let opening: StaticString
    @usableFromInline let value: String

    /// - Parameter opening: the name with a leading space, equals sign and quote: ` title="`.
    @inlinable @inline(__always) init(_ opening: StaticString, _ value: String) {
        self.opening = opening
        self.value = value
    }

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        writer.raw(opening)
        writer.text(value)
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == TextAttribute {
    /// `id`
    @inlinable @inline(__always) public static func id(_ id: String) -> Self { TextAttribute(" id=\"", id) }

    /// `name`
    @inlinable @inline(__always) public static func name(_ name: String) -> Self { TextAttribute(" name=\"", name) }

    /// `value`
    @inlinable @inline(__always) public static func value(_ value: String) -> Self { TextAttribute(" value=\"", value) }

    /// `for`
    @inlinable @inline(__always) public static func `for`(_ id: String) -> Self { TextAttribute(" for=\"", id) }

    /// `lang`
    @inlinable @inline(__always) public static func lang(_ tag: String) -> Self { TextAttribute(" lang=\"", tag) }
}
