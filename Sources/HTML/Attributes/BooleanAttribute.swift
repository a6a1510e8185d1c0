/// A boolean attribute, written if present.
public struct BooleanAttribute: AttributeProtocol {
    @usableFromInline let name: StaticString
    @usableFromInline let isPresent: Bool

    @inlinable @inline(__always) init(_ name: StaticString, _ isPresent: Bool) {
        self.name = name
        self.isPresent = isPresent
    }

    @inlinable public func write(into writer: inout HTMLWriter) {
        guard isPresent else { return }
        writer.raw(UInt8(ascii: " "))
        writer.raw(name)
    }
}

extension AttributeProtocol where Self == BooleanAttribute {
    /// `disabled`
    @inlinable @inline(__always) public static func disabled(_ isPresent: Bool) -> Self { BooleanAttribute("disabled", isPresent) }

    /// `checked`
    @inlinable @inline(__always) public static func checked(_ isPresent: Bool) -> Self { BooleanAttribute("checked", isPresent) }

    /// `selected`
    @inlinable @inline(__always) public static func selected(_ isPresent: Bool) -> Self { BooleanAttribute("selected", isPresent) }

    /// `open`
    @inlinable @inline(__always) public static func open(_ isPresent: Bool) -> Self { BooleanAttribute("open", isPresent) }

    /// `hidden`
    @inlinable @inline(__always) public static func hidden(_ isPresent: Bool) -> Self { BooleanAttribute("hidden", isPresent) }
}
