/// Escaped text. A string in a `body` is converted to `Text`.
public struct Text: Element {
    @usableFromInline let string: String

    @inlinable public init(_ string: String) {
        self.string = string
    }

    @inlinable @inline(__always) public func render(into writer: inout HTMLWriter) {
        writer.text(string)
    }

    @inlinable public func receive(_ input: inout FormInput) {}
}
