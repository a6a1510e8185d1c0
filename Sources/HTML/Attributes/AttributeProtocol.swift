/// Attributes of a tag, as a value. Each attribute writes a space, its name and its quoted value, or nothing.
///
/// There is no attribute for styles or event handlers, and none takes markup: values that are not literals of the program are escaped.
public protocol AttributeProtocol {
    /// Writes the attribute with the space before it.
    func write(into writer: inout HTMLWriter)
}

/// No attribute.
public struct NoAttribute: AttributeProtocol {
    @inlinable public init() {}

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {}
}

/// Two attributes.
public struct AttributePair<First: AttributeProtocol, Second: AttributeProtocol>: AttributeProtocol {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        first.write(into: &writer)
        second.write(into: &writer)
    }
}

/// An attribute or none: `row.isNew ? .class("new") : nil`.
extension Optional: AttributeProtocol where Wrapped: AttributeProtocol {
    @inlinable @inline(__always) public func write(into writer: inout HTMLWriter) {
        if let attribute = self { attribute.write(into: &writer) }
    }
}

extension AttributeProtocol {
    /// An attribute that is there only on a condition.
    @inlinable public static func when<Wrapped: AttributeProtocol>(
        _ condition: Bool, _ attribute: @autoclosure () -> Wrapped
    ) -> Self where Self == Wrapped? {
        condition ? attribute() : nil
    }
}
