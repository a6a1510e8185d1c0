import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element parsed by Foundation's XML parser.
final class XMLElement {
    let name: String
    let attributes: [String: String]
    var text = ""
    var children: [XMLElement] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The text of the descendant at a path of names.
    func value(_ path: String...) -> String? {
        var element = self
        for name in path {
            guard let child = element.children.first(where: { $0.name == name }) else { return nil }
            element = child
        }
        return element.text
    }

    func all(_ name: String) -> [XMLElement] {
        children.filter { $0.name == name } + children.flatMap { $0.all(name) }
    }

    /// Parses a document; nil if it is not well formed.
    static func parse(_ text: String) -> XMLElement? {
        let tree = Tree()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = tree
        return parser.parse() ? tree.root : nil
    }
}

private final class Tree: NSObject, XMLParserDelegate {
    var root: XMLElement?
    private var open: [XMLElement] = []

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = XMLElement(name: elementName, attributes: attributes)
        if let last = open.last { last.children.append(element) } else { root = element }
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
}
