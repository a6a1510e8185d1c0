/// A view or nothing: what `if` and `if let` without `else` make.
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
