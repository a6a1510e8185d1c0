/// Prepares strings for XML output.
enum XMLText {
    /// Escapes `&`, `<`, `>` and quotes, and removes characters that XML 1.0 section 2.2 does not allow.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r", "\u{20}"..."\u{FFFD}", "\u{10000}"...: escaped.unicodeScalars.append(scalar)
            default: continue
            }
        }
        return escaped
    }

    /// The text on one line: each run of whitespace and control characters becomes one space, and both ends are trimmed.
    static func line(_ text: String) -> String {
        var line = ""
        var wantsBlank = false
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace || scalar.properties.generalCategory == .control {
                wantsBlank = !line.isEmpty
                continue
            }
            if wantsBlank { line.unicodeScalars.append(" ") }
            wantsBlank = false
            line.unicodeScalars.append(scalar)
        }
        return line
    }

    /// The first `count` code points of the text on one line.
    static func prefix(_ text: String, _ count: Int) -> String { line(String(text.unicodeScalars.prefix(count))) }
}
