/// A small strict HTML parser, independent of the writer: names, quoted values, balanced tags and references only.
enum Markup {
    private static let allowed: Set<String> = [
        "a", "p", "title", "option", "optgroup", "svg", "text", "div", "label", "input", "textarea", "select", "fieldset", "legend", "span",
        "form", "button",
    ]
    private static let empty: Set<String> = ["input"]

    /// Whether the markup contains only known elements and attributes, correctly nested.
    static func isWellFormed(_ markup: String) -> Bool {
        var rest = markup.unicodeScalars[...]
        var open: [String] = []
        while let next = rest.first {
            switch next {
            case "<":
                rest.removeFirst()
                guard let tag = readTag(&rest), allowed.contains(tag.name) else { return false }
                if tag.isClosing {
                    guard open.popLast() == tag.name else { return false }
                } else if !empty.contains(tag.name) {
                    open.append(tag.name)
                }
            case "&":
                guard readReference(&rest) else { return false }
            case ">", "\"", "'", "\0":
                return false
            default:
                rest.removeFirst()
            }
        }
        return open.isEmpty
    }

    /// The values of all attributes with a name, with references resolved.
    static func values(of attribute: String, in markup: String) -> [String] {
        markup.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map { part in
            resolved(String(part.prefix { $0 != "\"" }))
        }
    }

    static func resolved(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        let references = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'")]
        while let first = rest.first {
            if let (reference, character) = references.first(where: { rest.hasPrefix($0.0) }) {
                result += character
                rest.removeFirst(reference.count)
            } else {
                result.append(first)
                rest.removeFirst()
            }
        }
        return result
    }

    private static func readReference(_ rest: inout String.UnicodeScalarView.SubSequence) -> Bool {
        for reference in ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;"] where rest.starts(with: reference.unicodeScalars) {
            rest.removeFirst(reference.unicodeScalars.count)
            return true
        }
        return false
    }

    private static func readTag(_ rest: inout String.UnicodeScalarView.SubSequence) -> (name: String, isClosing: Bool)? {
        let isClosing = rest.first == "/"
        if isClosing { rest.removeFirst() }
        let name = readName(&rest)
        while let next = rest.first {
            switch next {
            case ">":
                rest.removeFirst()
                return (name, isClosing)
            case " ":
                rest.removeFirst()
                let attribute = readName(&rest)
                guard !attribute.isEmpty, !attribute.hasPrefix("on"), attribute != "style" else { return nil }
                guard rest.first == "=" else { continue }
                rest.removeFirst()
                guard rest.popFirst() == "\"" else { return nil }
                while let character = rest.first, character != "\"" {
                    switch character {
                    case "&": guard readReference(&rest) else { return nil }
                    case "<", ">", "'", "\0": return nil
                    default: rest.removeFirst()
                    }
                }
                guard rest.popFirst() == "\"" else { return nil }
            default:
                return nil
            }
        }
        return nil
    }

    private static func readName(_ rest: inout String.UnicodeScalarView.SubSequence) -> String {
        let name = rest.prefix { ("a"..."z").contains($0) || $0 == "-" || ("0"..."9").contains($0) }
        rest = rest.dropFirst(name.count)
        return String(name)
    }
}
