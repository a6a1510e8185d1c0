/// Groups views without markup.
public struct Group<Content: View>: Element {
    @usableFromInline let content: Content

    @inlinable public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        content.render(into: &writer)
    }

    @inlinable public func receive(_ input: inout FormInput) {
        content.receive(&input)
    }

    @inlinable public static var takesInput: Bool { Content.takesInput }
}
