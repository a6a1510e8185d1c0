import Foundation
import Testing

/// The paths of screens that are written as texts in the sources of the services.
enum ServicePaths {
    private static let targets = [
        "Installation", "ServiceKit", "Services", "Models", "Ledger", "Forecasting", "Mail", "WireModels", "Features",
    ]
    /// Texts that begin like a path and are none of a screen: how often a benefit can be used, and where browsers leave for a provider of
    /// sign-in and come back, which providers are told.
    private static let noPaths: Set<String> = ["/use", "/mo", "/qtr", "/yr", "/auth/provider/", "/auth/callback"]

    /// All of them with sample parameters, and the name of their file.
    static func all() throws -> [(path: String, file: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var found: [(path: String, file: String)] = []
        for target in targets {
            let folder = root.appending(path: "Sources/\(target)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                // Of features, screens know paths.
                if target == "Features", !file.path.contains("/Model/"), !file.path.contains("/Live/") { continue }
                // Migrations read the paths that earlier versions stored.
                if file.lastPathComponent.hasPrefix("Migration+") { continue }
                let text = try String(contentsOf: file, encoding: .utf8)
                for line in text.components(separatedBy: "\n") where !line.drop(while: \.isWhitespace).hasPrefix("//") {
                    found += paths(in: line).map { ($0, file.lastPathComponent) }
                }
            }
        }
        return found
    }

    private static func paths(in line: String) -> [String] {
        line.components(separatedBy: "\"/").dropFirst().compactMap { part in
            guard let path = literal(part), let first = path.first, first.isLetter, !path.hasPrefix("sample") else { return nil }
            let whole = "/" + path
            return noPaths.contains(whole) ? nil : whole
        }
    }

    /// The text up to the closing quotation mark, with a sample for each interpolation.
    private static func literal(_ text: String) -> String? {
        var result = ""
        var depth = 0
        var previous: Character = " "
        for character in text {
            if depth > 0 {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
            } else if previous == "\\", character == "(" {
                depth = 1
                result.removeLast()
                result += "sample"
            } else if character == "\"" {
                return result
            } else {
                result.append(character)
            }
            previous = character
        }
        return nil
    }
}
