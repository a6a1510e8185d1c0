/// An attribute by name, for attributes without a function of their own.
///
/// The name is a string literal, but some attributes are unsafe: `style`, `srcdoc` and event handlers are not written, and URL attributes
/// are validated as links.
public struct NamedAttribute: AttributeProtocol {
    private let name: StaticString
    private let value: String

    init(_ name: StaticString, _ value: String) {
        self.name = name
        self.value = value
    }

    public func write(into writer: inout HTMLWriter) {
        switch Kind(name) {
        case .plain: PrefixedAttribute(" ", name, value).write(into: &writer)
        case .link: PrefixedAttribute(" ", name, LinkTarget.isAllowed(value) ? value : "#").write(into: &writer)
        case .refused: break
        }
    }

    private enum Kind {
        case plain, link, refused

        init(_ name: StaticString) {
            let text = name.description.lowercased()
            switch text {
            case "href", "src", "action", "formaction", "xlink:href", "poster", "cite", "data", "ping", "background": self = .link
            case "style", "srcdoc", "srcset": self = .refused
            default: self = text.utf8.starts(with: "on".utf8) ? .refused : .plain
            }
        }
    }
}

extension AttributeProtocol where Self == NamedAttribute {
    /// An attribute without a function of its own; the value is escaped.
    public static func attribute(_ name: StaticString, _ value: String) -> Self { NamedAttribute(name, value) }
}
