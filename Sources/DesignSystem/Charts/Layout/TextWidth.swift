/// The estimated width of a text of 12 px in the fonts of a system: rather too wide than too narrow, because nothing on the server can measure it.
enum TextWidth {
    /// In pixels.
    static func pixels(_ text: some StringProtocol, isStrong: Bool = false) -> Int {
        let tenths = text.unicodeScalars.reduce(0) { $0 + Self.tenths($1) }
        return (tenths * (isStrong ? 106 : 100) + 999) / 1_000
    }

    /// The text, or its beginning with `…` if it is wider.
    static func truncated(_ text: String, to most: Int, isStrong: Bool = false) -> String {
        guard pixels(text, isStrong: isStrong) > most else { return text }
        var end = text.endIndex
        while end > text.startIndex {
            end = text.index(before: end)
            let start = text[..<end].reversed().drop { $0.isWhitespace }.reversed()
            let short = String(start) + "…"
            if pixels(short, isStrong: isStrong) <= most { return short }
        }
        return "…"
    }

    private static func tenths(_ scalar: Unicode.Scalar) -> Int {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", "'", "’", ":", ";", "|", "!": 36
        case "f", "t", "r", " ", "\u{A0}", "\u{202F}", "(", ")", "-", "/": 48
        case "m", "w", "M", "W", "@", "%", "…", "—", "Σ": 112
        case "A"..."Z", "&", "€", "£", "¥": 84
        case "\u{0}"..."\u{7F}": 70
        case "\u{80}"..."\u{10FF}", "\u{2000}"..."\u{2BFF}": 84
        default: 126
        }
    }
}
