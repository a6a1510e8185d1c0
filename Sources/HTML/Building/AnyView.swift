/// A type-erased view. Rendering it uses dynamic dispatch, so use it for screens, not in rows.
public struct AnyView: Element {
    private let view: any View

    public init(_ view: any View) {
        self.view = view
    }

    public func render(into writer: inout HTMLWriter) {
        view.render(into: &writer)
    }

    public func receive(_ input: inout FormInput) {
        view.receive(&input)
    }

    public static var takesInput: Bool { true }
}
