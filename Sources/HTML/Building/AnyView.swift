/// A view whose type is not known when compiled. Every walk through it is a dynamic call, so it stands where screens are chosen, not in
/// rows.
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
