/// An optional view: the result of `if` and `if let` without `else`.
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: Element where Wrapped: View {
    @inlinable public func render(into writer: inout HTMLWriter) {
        if let view = self { view.render(into: &writer) }
    }

    @inlinable public func receive(_ input: inout FormInput) {
        if let view = self { view.receive(&input) }
    }

    @inlinable public static var takesInput: Bool { Wrapped.takesInput }
}
