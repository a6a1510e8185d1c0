/// A view that writes itself instead of being made of others: it implements `render(into:)` and, where it holds or takes input,
/// `receive(_:)` and `takesInput`.
public protocol Element: View where Body == Never {}

extension Element {
    /// Never asked for: both walks of an element are its own. Nothing but a trap can stand here, because no value of `Never` can be made.
    public var body: Never { preconditionFailure("An element has no body") }
}
