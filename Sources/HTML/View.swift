/// A part of a page, and the receiver of its input.
///
/// A view is traversed twice: `render(into:)` writes HTML; `receive(_:)` passes posted input to its fields and buttons. Both traverse
/// `body`. Only elements write bytes or take input themselves.
public protocol View {
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    /// Writes the view as HTML. The default renders the body.
    func render(into writer: inout HTMLWriter)

    /// Passes `input` to the fields and buttons in the view. The default passes it to the body.
    func receive(_ input: inout FormInput)

    /// Whether the view can contain fields, buttons or forms; views without are skipped by the receive traversal and need no scope. The
    /// default is the body's value.
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
