/// Markup that is written without escaping. It has to be a string literal, so it cannot contain external data.
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
