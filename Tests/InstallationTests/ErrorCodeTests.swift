import Foundation
import Models
import Testing

/// Every error code is declared once, thrown somewhere, and listed in `docs/errors.md`.
@Suite struct ErrorCodeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func swiftFiles(under folder: String) throws -> [URL] {
        let folder = Self.root.appending(path: folder)
        let names = try #require(FileManager.default.enumerator(atPath: folder.path))
        return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    }

    private func rules() throws -> String {
        try swiftFiles(under: "Sources").filter { $0.lastPathComponent.hasPrefix("RuleViolation+") }
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    }

    private func codes() throws -> [String] {
        let rules = try rules().matches(of: /RuleViolation\(\s*"([a-z0-9.-]+)"/).map { String($0.1) }
        return rules + DiagnosticCode.allCases.map(\.rawValue)
    }

    @Test func everyCodeIsDeclaredOnce() throws {
        let codes = try codes()
        #expect(codes.count > 400)
        let repeated = Dictionary(grouping: codes, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
        #expect(repeated == [])
    }

    @Test func everyCodeIsListedAndNoOther() throws {
        let document = try String(contentsOf: Self.root.appending(path: "docs/errors.md"), encoding: .utf8)
        let sections = document.components(separatedBy: "\n## ")
        let listed = sections.filter { $0.hasPrefix("Rules") || $0.hasPrefix("Requests") || $0.hasPrefix("Files") }
            .flatMap { $0.matches(of: /\n\| `([^`]+)`/).map { String($0.1) } }
        #expect(try listed.sorted() == codes().sorted(), "scripts/list-errors writes docs/errors.md")
    }

    @Test func everyRuleIsThrownSomewhere() throws {
        let names = Set(try rules().matches(of: /package static (?:let|func|var) (\w+)/).map { String($0.1) })
        #expect(names.count > 250)
        let unused = try swiftFiles(under: "Sources").reduce(into: names) { unused, file in
            // Split by bytes: a regular expression takes a minute for all sources.
            let source = try Data(contentsOf: file)
            unused.subtract(source.split(separator: UInt8(ascii: ".")).dropFirst().map { Self.name(beginning: $0) })
        }
        #expect(unused.sorted() == [])
    }

    /// The identifier in ASCII at the beginning of a text.
    private static func name(beginning text: Data) -> String {
        let name = text.prefix { byte in
            let character = Character(Unicode.Scalar(byte))
            return character == "_" || character.isLetter || character.isNumber
        }
        return String(decoding: name, as: UTF8.self)
    }
}
