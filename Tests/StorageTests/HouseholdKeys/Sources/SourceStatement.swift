import Foundation
import Storage

@testable import RecurrenceLive

/// An SQL statement as it stands in the sources of the program.
struct SourceStatement {
    /// The path within `Sources`.
    let file: String
    /// The line in which its literal begins; nil for one that is made of names of tables and columns.
    let line: Int?
    let text: String

    /// The statements of all sources, in file order; without those of migrations, which concern all households of a file, and
    /// conditions of visibility, which are parts of statements.
    static func all() throws -> [SourceStatement] {
        try RepositorySources.everything().filter { name, _ in !isMigration(name) && !RepositorySources.isPolicy(name) }.flatMap {
            name, url in
            if let made = made(in: name) {
                return made.map { SourceStatement(file: name, line: nil, text: StatementText.oneLine($0.text[...])) }
            }
            return statements(of: try String(contentsOf: url, encoding: .utf8), in: name)
        }
    }

    private static func isMigration(_ name: String) -> Bool {
        name.hasPrefix("Storage/Schema/") || name.hasSuffix("Schema.swift") || name.contains("/Migration+")
    }

    /// The statements that a file makes of names of tables and columns; nil if it has literals.
    private static func made(in name: String) -> [SQL]? {
        if name == "Features/Recurrence/Live/Module/RecurrenceClaiming.swift" {
            return ["expected_item", "subscription"].map { PayeeTable($0) }.flatMap { [$0.select, $0.update] }
        }
        guard name.hasPrefix("Storage/") else { return nil }
        return StatementText.generated[String(name.dropFirst("Storage/".count))]
    }

    /// The statements of a source file. A literal that only begins other ones is none.
    static func statements(of source: String, in file: String) -> [SourceStatement] {
        guard ["SELECT", "INSERT", "UPDATE", "DELETE"].contains(where: source.contains) else { return [] }
        let parts = StatementText.parts(in: source)
        let beginnings = Set(parts.filter { isPart($0.key, of: source) }.values)
        return StatementText.numberedLiterals(in: source).filter { !beginnings.contains($0.text) }
            .map { (line: $0.line, text: StatementText.with(parts, $0.text)) }.filter { StatementText.isStatement($0.text) }
            .map { SourceStatement(file: file, line: $0.line, text: StatementText.withParameters($0.text).replacing(#"\""#, with: "\"")) }
    }

    /// Whether a named literal stands only in other literals.
    private static func isPart(_ name: String, of source: String) -> Bool {
        let code = source.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
        let rest = code.replacing("\\(\(name))", with: "").replacing("\\(Self.\(name))", with: "")
        guard rest.count < code.count else { return false }
        return rest.matches(of: #/(?:Self\.|[(,]\s*)(\w+)\b/#).allSatisfy { $0.1 != name }
    }
}
