/// An attribute with a URL. A URL that could run a script or has a disallowed scheme is replaced by `#`.
public struct LinkAttribute: AttributeProtocol {
    @usableFromInline let opening: StaticString
    @usableFromInline let target: String

    /// - Parameter opening: the name with a leading space, equals sign and quote: ` href="`.
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
    /// The URL of a link; see `LinkTarget` for valid URLs.
    @inlinable @inline(__always) public static func href(_ target: String) -> Self { LinkAttribute(" href=\"", target) }

    /// The URL of an image or script.
    @inlinable @inline(__always) public static func src(_ target: String) -> Self { LinkAttribute(" src=\"", target) }

    /// The URL of a plain `form` element; `Form` sets it itself.
    @inlinable @inline(__always) public static func action(_ target: String) -> Self { LinkAttribute(" action=\"", target) }
}
