/// A class name of the stylesheet. Class names that depend on values come from enums, never from text.
public struct ClassName: Sendable {
    @usableFromInline let name: StaticString

    @inlinable public init(_ name: StaticString) {
        self.name = name
    }
}

/// `class` with up to three names, two of which are optional.
public struct ClassesAttribute: AttributeProtocol {
    @usableFromInline let first: ClassName
    @usableFromInline let second: ClassName?
    @usableFromInline let third: ClassName?

    @inlinable init(_ first: ClassName, _ second: ClassName?, _ third: ClassName?) {
        self.first = first
        self.second = second
        self.third = third
    }

    @inlinable public func write(into writer: inout HTMLWriter) {
        writer.raw(" class=\"")
        writer.raw(first.name)
        if let second {
            writer.raw(UInt8(ascii: " "))
            writer.raw(second.name)
        }
        if let third {
            writer.raw(UInt8(ascii: " "))
            writer.raw(third.name)
        }
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == ClassesAttribute {
    /// Class names that depend on values: `.classes(ClassName("row"), status.className)`.
    @inlinable public static func classes(_ first: ClassName, _ second: ClassName? = nil, _ third: ClassName? = nil) -> Self {
        ClassesAttribute(first, second, third)
    }
}
