/// An attribute whose value is a string literal, written without escaping.
public struct FixedAttribute: AttributeProtocol {
    @usableFromInline let opening: StaticString
    @usableFromInline let value: StaticString

    /// - Parameter opening: the name with a leading space, equals sign and quote: ` class="`.
    @inlinable @inline(__always) init(_ opening: StaticString, _ value: StaticString) {
        self.opening = opening
        self.value = value
    }

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        writer.raw(opening)
        writer.raw(value)
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == FixedAttribute {
    /// Class names, separated by spaces.
    @inlinable @inline(__always) public static func `class`(_ names: StaticString) -> Self { FixedAttribute(" class=\"", names) }

    /// `role`
    @inlinable @inline(__always) public static func role(_ role: StaticString) -> Self { FixedAttribute(" role=\"", role) }

    /// `type`
    @inlinable @inline(__always) public static func type(_ type: StaticString) -> Self { FixedAttribute(" type=\"", type) }

    /// `rel`
    @inlinable @inline(__always) public static func rel(_ relation: StaticString) -> Self { FixedAttribute(" rel=\"", relation) }

    /// `target`
    @inlinable @inline(__always) public static func target(_ target: StaticString) -> Self { FixedAttribute(" target=\"", target) }

    /// The cells a header applies to: `col`, `row`, `colgroup`, `rowgroup`.
    @inlinable @inline(__always) public static func scope(_ scope: StaticString) -> Self { FixedAttribute(" scope=\"", scope) }

    /// `viewBox`
    @inlinable @inline(__always) public static func viewBox(_ box: StaticString) -> Self { FixedAttribute(" viewBox=\"", box) }

    /// `fill`
    @inlinable @inline(__always) public static func fill(_ paint: StaticString) -> Self { FixedAttribute(" fill=\"", paint) }

}
