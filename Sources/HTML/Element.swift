/// A primitive view without a body: it implements `render(into:)` and, if it takes input, `receive(_:)` and `takesInput`.
public protocol Element: View where Body == Never {}

extension Element {
    /// Never called: elements implement rendering and input themselves. It has to trap, since `Never` has no values.
    public var body: Never { preconditionFailure("An element has no body") }
}
