/// Detects invisible characters, which make different names look alike or reverse the direction of text.
///
/// These are the default ignorable code points (UAX 44), including soft hyphens, zero-width spaces, bidirectional controls (UAX 9) and
/// tags, the interlinear annotation marks, and the line and paragraph separators (U+2028, U+2029), which break a line in some programs and
/// not in others. Joiners and variation selectors are allowed where scripts and emoji need them.
package enum InvisibleCharacters {
    /// Whether a text contains invisible characters.
    package static func arePresent(in text: String) -> Bool {
        let scalars = text.unicodeScalars
        for index in scalars.indices where isInvisible(at: index, in: scalars) { return true }
        return false
    }

    /// The text without invisible characters.
    package static func removed(from text: String) -> String {
        let scalars = text.unicodeScalars
        guard arePresent(in: text) else { return text }
        var kept = String.UnicodeScalarView()
        for index in scalars.indices where !isInvisible(at: index, in: scalars) { kept.append(scalars[index]) }
        return String(kept)
    }

    private static func isInvisible(at index: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView) -> Bool {
        let scalar = scalars[index]
        // No code point below the soft hyphen is ignorable.
        guard scalar.value >= 0xAD else { return false }
        if scalar.value == 0x2028 || scalar.value == 0x2029 { return true }
        guard scalar.properties.isDefaultIgnorableCodePoint || (0xFFF9...0xFFFB).contains(scalar.value) else { return false }
        let before = index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
        let next = scalars.index(after: index)
        let after = next < scalars.endIndex ? scalars[next] : nil
        guard let before else { return true }
        switch scalar.value {
        case 0xFE0E, 0xFE0F: return !before.properties.isEmoji
        case 0xFE00...0xFE0D, 0xE0100...0xE01EF: return !before.properties.isIdeographic
        case 0x180B...0x180D, 0x180F: return !(0x1820...0x18AF).contains(before.value)
        case 0x200C, 0x200D:
            guard let after else { return true }
            if joinsScripts(before, after) { return false }
            return scalar.value == 0x200C || !joinsEmoji(before, after)
        default: return true
        }
    }

    /// After or before a virama, and between joining letters (RFC 5892, appendix A.1 and A.2).
    private static func joinsScripts(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        let virama = Unicode.CanonicalCombiningClass(rawValue: 9)
        if before.properties.canonicalCombiningClass == virama { return true }
        if after.properties.canonicalCombiningClass == virama { return before.properties.isAlphabetic }
        return isOfJoiningScript(before) && isOfJoiningScript(after)
    }

    /// Joining letters and marks of Arabic, Syriac, N'Ko, Mandaic and Mongolian.
    private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0620...0x077F, 0x07CA...0x07F5, 0x0840...0x08FF, 0x1820...0x18AA: scalar.properties.isAlphabetic
        default: false
        }
    }

    /// Between two emoji (UTS 51, *ZWJ sequence*); modifiers and presentation selectors belong to the preceding emoji.
    private static func joinsEmoji(_ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Bool {
        (before.value == 0xFE0F || (before.properties.isEmoji && before.value > 0xFF)) && after.properties.isEmoji && after.value > 0xFF
    }
}
