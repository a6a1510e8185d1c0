/// An attribute that a browser follows. What could run a script or leave to an unknown scheme becomes `#`.
public struct LinkAttribute: AttributeProtocol {
    @usableFromInline let opening: StaticString
    @usableFromInline let target: String

    /// - Parameter opening: The name with the space before it, the equals sign and the quote: ` href="`.
    @inlinable @inline(__always) init(_ opening: StaticString, _ target: String) {
        self.opening = opening
        self.target = target
    }

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        writer.raw(opening)
        if LinkTarget.isAllowed(target) { writer.text(target) } else { writer.raw(UInt8(ascii: "#")) }
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == LinkAttribute {
    /// Where a link leads: see `LinkTarget` for what is allowed.
    @inlinable @inline(__always) public static func href(_ target: String) -> Self { LinkAttribute(" href=\"", target) }

    /// Where an image or script comes from.
    @inlinable @inline(__always) public static func src(_ target: String) -> Self { LinkAttribute(" src=\"", target) }

    /// Where a form of plain elements posts to; `Form` does it by itself.
    @inlinable @inline(__always) public static func action(_ target: String) -> Self { LinkAttribute(" action=\"", target) }
}
