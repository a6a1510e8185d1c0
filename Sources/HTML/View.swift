/// A piece of a page: how it looks, and what a person's input into it means.
///
/// A view is walked twice. `render(into:)` writes it as HTML; `receive(_:)` hands what was posted to the fields and buttons in it. Both
/// walks go through `body`, so one declaration answers both questions. Only elements write bytes or take input themselves.
public protocol View {
    associatedtype Body: View

    /// What the view is made of.
    @ViewBuilder var body: Body { get }

    /// Writes the view as HTML. Defaulted to the body's.
    func render(into writer: inout HTMLWriter)

    /// Lets the fields in the view take their values from `input`, and its buttons offer their actions. Defaulted to the body's.
    func receive(_ input: inout FormInput)

    /// Whether a field, button or form can be anywhere inside; a part without any is skipped by the receive walk and needs no scope.
    /// Defaulted to the body's.
    static var takesInput: Bool { get }
}

extension View {
    @inlinable public func render(into writer: inout HTMLWriter) {
        body.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        if Self.takesInput { body.receive(&input) }
    }

    @inlinable public static var takesInput: Bool { Body.takesInput }
}

extension Never: View {
    public var body: Never { self }

    public func render(into writer: inout HTMLWriter) {}

    public func receive(_ input: inout FormInput) {}

    public static var takesInput: Bool { false }
}
