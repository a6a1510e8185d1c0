public import Localization

/// An attribute with a text that users see or hear, in the reader's language.
public struct LocalizedAttribute: AttributeProtocol {
    @usableFromInline let prefix: StaticString
    @usableFromInline let name: StaticString
    @usableFromInline let text: LocalizedText

    /// - Parameter prefix: with a leading space.
    @inlinable @inline(__always) init(_ prefix: StaticString, _ name: StaticString, _ text: LocalizedText) {
        self.prefix = prefix
        self.name = name
        self.text = text
    }

    @inlinable public func write(into writer: inout HTMLWriter) {
        writer.raw(prefix)
        writer.raw(name)
        writer.raw("=\"")
        writer.text(text)
        writer.raw(UInt8(ascii: "\""))
    }
}

extension AttributeProtocol where Self == LocalizedAttribute {
    /// `title`
    @inlinable public static func title(_ title: LocalizedText) -> Self { LocalizedAttribute(" ", "title", title) }

    /// `placeholder`
    @inlinable public static func placeholder(_ text: LocalizedText) -> Self { LocalizedAttribute(" ", "placeholder", text) }

    /// `aria-label`, the accessible name.
    @inlinable public static func ariaLabel(_ label: LocalizedText) -> Self { LocalizedAttribute(" aria-", "label", label) }

    /// `data-name` with a text that the script shows.
    @inlinable public static func data(_ name: StaticString, text: LocalizedText) -> Self { LocalizedAttribute(" data-", name, text) }
}
