/// One of two views: the result of `if … else` and `switch`.
public enum Either<First: View, Second: View>: Element {
    case first(First)
    case second(Second)

    @inlinable public func render(into writer: inout HTMLWriter) {
        switch self {
        case .first(let view): view.render(into: &writer)
        case .second(let view): view.render(into: &writer)
        }
    }

    @inlinable public func receive(_ input: inout FormInput) {
        switch self {
        case .first(let view): view.receive(&input)
        case .second(let view): view.receive(&input)
        }
    }

    @inlinable public static var takesInput: Bool { First.takesInput || Second.takesInput }
}
