/// Views of different types in order, such as the sections that features contribute to a screen.
public struct ViewList: Element {
    private let views: [any View]

    public init(_ views: [any View]) {
        self.views = views
    }

    public func render(into writer: inout HTMLWriter) {
        for view in views { view.render(into: &writer) }
    }

    public func receive(_ input: inout FormInput) {
        for view in views { view.receive(&input) }
    }

    public static var takesInput: Bool { true }
}
