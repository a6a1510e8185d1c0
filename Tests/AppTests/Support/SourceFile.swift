import Foundation

/// A Swift source file of the repository, without comments and string literals.
struct SourceFile {
    let path: String
    let lines: [Substring]
    /// The contents of its string literals of one line.
    let literals: [Substring]

    /// The files below folders of `Sources`.
    static func all(in folders: String...) throws -> [SourceFile] {
        try folders.flatMap { folder in
            let names = try FileManager.default.subpathsOfDirectory(atPath: sources.appending(path: folder).path)
            return try names.filter { $0.hasSuffix(".swift") }.sorted().map { try SourceFile("\(folder)/\($0)") }
        }
    }

    /// The names of the folders in a folder of `Sources`.
    static func folders(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.appending(path: folder).path).filter { !$0.contains(".") }.sorted()
    }

    private init(_ path: String) throws {
        self.path = path
        let source = try String(contentsOf: Self.sources.appending(path: path), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        lines = source.map(Self.code)
        literals = source.filter { $0.utf8.contains(UInt8(ascii: "\"")) && !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
            .flatMap(Self.literals)
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    private static func literals(_ line: Substring) -> [Substring] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }

    private static func code(_ line: Substring) -> Substring {
        // Most lines have neither, and characters are slow to look at in a debug build.
        guard line.utf8.contains(UInt8(ascii: "\"")) || line.utf8.contains(UInt8(ascii: "/")) else { return line }
        let pieces = line.split(separator: "\"", omittingEmptySubsequences: false)
        let code = pieces.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\"\"")
        guard let comment = code.firstRange(of: "//") else { return code[...] }
        return code[..<comment.lowerBound]
    }
}

extension SourceFile {
    /// A type or an extension of one.
    struct Declaration {
        let name: String
        let isExtension: Bool
        let isNested: Bool
        /// What it conforms to or inherits from.
        let parents: Set<String>
    }

    /// The types and extensions that it declares.
    var declarations: [Declaration] {
        lines.compactMap { line in
            var words = line.split(separator: " ")[...]
            while let first = words.first, first.hasPrefix("@") || Self.modifiers.contains(String(first)) { words.removeFirst() }
            guard let keyword = words.popFirst(), Self.keywords.contains(String(keyword)), let title = words.first else { return nil }
            let isExtension = keyword == "extension"
            let header = words.prefix { $0 != "where" && $0 != "{" }.joined(separator: " ")
            let parents = header.split(separator: ": ").dropFirst(title.contains("<") && !title.contains(">") ? 2 : 1).joined(
                separator: " ")
            return Declaration(
                name: Self.words(title).first ?? "", isExtension: isExtension, isNested: line.hasPrefix(" "),
                parents: Set(Self.words(parents)))
        }
    }

    /// The identifiers in its code.
    var identifiers: Set<String> { Set(lines.flatMap { Self.words($0) }) }

    /// The words of its code and of its literals in lower case, those of an identifier by themselves.
    var words: Set<String> {
        Set(
            (lines + literals).flatMap { Self.words($0) }.flatMap { name in
                name.split { !$0.isLetter }.flatMap { Self.parts($0) }
            })
    }

    /// The modules that it imports.
    var imports: Set<String> {
        Set(lines.filter { $0.contains("import ") && !$0.hasPrefix(" ") }.compactMap { $0.split(separator: " ").last.map { String($0) } })
    }

    /// Whether a line of its code contains one of the texts.
    func contains(_ texts: String...) -> Bool { lines.contains { line in texts.contains { line.contains($0) } } }

    private static func words(_ text: some StringProtocol) -> [String] {
        text.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) && $0 != "_" }.map {
            String(String.UnicodeScalarView($0))
        }
    }

    /// The words of an identifier in camel case, in lower case.
    private static func parts(_ name: Substring) -> [String] {
        name.reduce(into: [String]()) { parts, letter in
            if letter.isUppercase || parts.isEmpty {
                parts.append(letter.lowercased())
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
    }

    private static let modifiers: Set = ["package", "public", "private", "fileprivate", "final", "indirect"]
    private static let keywords: Set = ["struct", "class", "enum", "protocol", "extension", "actor", "typealias"]
}
