import Foundation

/// Extracts the SQL statements from the repositories' source files.
enum StatementText {

    /// Engine-specific files, which are excluded.
    private static let engineFolders = ["/Engine/", "/Schema/"]

    /// All statements with their files, in file order.
    static func all() throws -> [(file: String, text: String)] {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources/Storage")
            .standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.sorted()
        return try names.filter { name in !engineFolders.contains { "/\(name)".contains($0) } }.flatMap { name in
            let source = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
            return literals(in: source).filter(isStatement).map { (file: name, text: $0) }
        }
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
