import Foundation
import Testing

/// A parsed JSON export.
struct ExportedDocument {
    let text: String
    private let object: [String: Any]

    init(_ text: String) throws {
        self.text = text
        object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    subscript(_ key: String) -> Any? { object[key] }

    /// The records of a section.
    func records(_ section: String) throws -> [[String: Any]] { try #require(object[section] as? [[String: Any]], "\(section)") }

    /// The values of a key in the records of a section, as texts.
    func values(_ section: String, _ key: String) throws -> [String] { try records(section).compactMap { $0[key] as? String } }

    /// The sections that have records.
    var filledSections: Set<String> { Set(object.compactMap { ($0.value as? [Any])?.isEmpty == false ? $0.key : nil }) }

    /// The names of the sections, in the order in which they stand in the text: each begins on a line of its own.
    var sectionNames: [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("\"") }.map { String($0.dropFirst().prefix { $0 != "\"" }) }
    }

    /// The paths of all values, such as `cards.benefits.name`.
    var keys: Set<String> {
        var keys: Set<String> = []
        func collect(_ value: Any, at path: String) {
            switch value {
            case let object as [String: Any]:
                for (key, value) in object { collect(value, at: path.isEmpty ? key : "\(path).\(key)") }
            case let array as [Any]:
                for element in array { collect(element, at: path) }
            default:
                keys.insert(path)
            }
        }
        collect(object, at: "")
        return keys
    }
}
