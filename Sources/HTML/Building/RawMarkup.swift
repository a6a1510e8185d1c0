/// Markup that is written as it stands. It can only be a literal of the program, so nothing that came from outside can be in it.
public struct RawMarkup: Element {
    @usableFromInline let markup: StaticString

    @inlinable public init(trusted markup: StaticString) {
        self.markup = markup
    }

    @inlinable public func render(into writer: inout HTMLWriter) {
        writer.raw(markup)
    }

    @inlinable public func receive(_ input: inout FormInput) {}
}
