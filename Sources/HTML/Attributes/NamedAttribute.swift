/// An attribute by its name, for what has no function of its own.
///
/// The name is a literal of the program, yet some do more than carry a value: `style`, `srcdoc` and event handlers write nothing, and
/// those that are followed are checked as links.
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
    /// An attribute that has no function of its own; the value is escaped.
    public static func attribute(_ name: StaticString, _ value: String) -> Self { NamedAttribute(name, value) }
}
