/// The attributes of a tag. Each attribute writes a space, its name and its quoted value, or nothing.
///
/// There are no attributes for styles or event handlers, and none accepts markup: values that are not string literals are escaped.
public protocol AttributeProtocol {
    /// Writes the attribute with a leading space.
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
    /// An optional attribute, present if a condition is true.
    @inlinable public static func when<Wrapped: AttributeProtocol>(
        _ condition: Bool, _ attribute: @autoclosure () -> Wrapped
    ) -> Self where Self == Wrapped? {
        condition ? attribute() : nil
    }
}
