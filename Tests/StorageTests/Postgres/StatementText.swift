import Foundation

@testable import Storage

/// Extracts the SQL statements from the repositories' source files.
enum StatementText {

    /// Engine-specific files, which are excluded.
    private static let engineFolders = ["/Engine/", "/Schema/"]

    /// All statements with their files, in file order.
    static func all() throws -> [(file: String, text: String)] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources/Storage")
            .standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try names.filter { name in !engineFolders.contains { "/\(name)".contains($0) } }.flatMap { name in
            let source = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            return literals(in: source).filter(isStatement).map { (file: name, text: withParameters($0)) }
        }
    }

    /// A statement with the parameters of its lists and rows.
    static func withParameters(_ text: String) -> String {
        text.replacing(#/\\\(list: (\d+)\)/#) { SQL("\(list: Int($0.1) ?? 0)").text }
            .replacing(#/\\\(rows: (\d+), columns: (\d+)\)/#) { SQL("\(rows: Int($0.1) ?? 0, columns: Int($0.2) ?? 0)").text }
    }

    /// The numbers of a statement's parameters in the order of their first occurrences.
    static func parameters(of text: String) -> [Int] {
        var numbers: [Int] = []
        for match in text.matches(of: #/\$(\d+)/#) {
            guard let number = Int(match.1), !numbers.contains(number) else { continue }
            numbers.append(number)
        }
        return numbers
    }

    static func isStatement(_ text: String) -> Bool {
        ["SELECT", "INSERT", "UPDATE", "DELETE", "WITH"].contains { text.hasPrefix($0 + " ") || text.hasPrefix($0 + "\n") }
    }

    /// The string literals of a source file, each on one line; skips comments.
    static func literals(in source: String) -> [String] {
        var literals: [String] = []
        var rest = source[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("\"\"\"") {
                rest.removeFirst(3)
                let end = rest.firstRange(of: "\"\"\"")?.lowerBound ?? rest.endIndex
                literals.append(oneLine(rest[..<end]))
                rest = rest[end...].dropFirst(3)
            } else if character == "\"" {
                rest.removeFirst()
                var literal = ""
                while let next = rest.popFirst(), next != "\"" {
                    literal.append(next)
                    if next == "\\", let escaped = rest.popFirst() { literal.append(escaped) }
                }
                literals.append(literal)
            } else {
                rest.removeFirst()
            }
        }
        return literals
    }

    private static func oneLine(_ text: Substring) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .map { $0.hasSuffix("\\") ? String($0.dropLast()) : $0 + " " }
            .joined().trimmingCharacters(in: .whitespaces)
    }
}
