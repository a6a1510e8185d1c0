/// Text as XML carries it.
enum XMLText {

    /// With `&`, `<`, `>` and quotes escaped, without the characters that XML 1.0 section 2.2 does not have.
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

    /// On one line, without control characters and without blanks at the ends.
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

    /// The first characters, counted as code points.
    static func prefix(_ text: String, _ count: Int) -> String { line(String(text.unicodeScalars.prefix(count))) }
}
