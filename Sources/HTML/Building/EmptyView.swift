/// A view without content.
public struct EmptyView: Element {
    @inlinable public init() {}

    @inlinable public func render(into writer: inout HTMLWriter) {}

    @inlinable public func receive(_ input: inout FormInput) {}
}
