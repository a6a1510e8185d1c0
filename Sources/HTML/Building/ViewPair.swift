/// Two consecutive views.
public struct ViewPair<First: View, Second: View>: Element {
    @usableFromInline let first: First
    @usableFromInline let second: Second

    @inlinable init(_ first: consuming First, _ second: consuming Second) {
        self.first = first
        self.second = second
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        first.render(into: &writer)
        second.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        if First.takesInput { first.receive(&input) }
        if Second.takesInput { second.receive(&input) }
    }

    @inlinable public static var takesInput: Bool { First.takesInput || Second.takesInput }
}
