public import Localization

/// Escaped text. A localized text in a `body` is converted to `Text`.
public struct Text: Element {
    @usableFromInline let text: LocalizedText

    @inlinable public init(_ text: LocalizedText) {
        self.text = text
    }

    @inlinable @inline(__always) public func render(into writer: inout HTMLWriter) {
        writer.text(text)
    }

    @inlinable public func receive(_ input: inout FormInput) {}
}
