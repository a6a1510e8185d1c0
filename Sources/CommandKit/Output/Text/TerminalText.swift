/// Makes untrusted text safe for a terminal, and measures its width in cells.
package enum TerminalText {
    /// The text on one line, with control characters and direction marks replaced by spaces.
    package static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { clean.append(isControl(scalar) ? " " : scalar) }
        return String(clean)
    }

    /// The width in terminal cells: two for wide East Asian characters and emoji, none for combining marks.
    package static func width(_ text: String) -> Int {
        text.reduce(0) { $0 + width($1) }
    }

    /// The text in at most `maximum` cells, with `…` if it was truncated.
    static func shortened(_ text: String, to maximum: Int) -> String {
        guard width(text) > maximum else { return text }
        var short = ""
        var used = 0
        for character in text {
            let next = width(character)
            guard used + next < maximum else { break }
            short.append(character)
            used += next
        }
        while short.last == " " { short.removeLast() }
        return short + "…"
    }

    private static func width(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        var width = 0
        for scalar in character.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: continue
            default: width = max(width, isWide(scalar) ? 2 : 1)
            }
        }
        return width
    }

    /// Source: Unicode Standard Annex 11, East Asian Width, classes W and F, by block.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
            0x1F900...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }
}
