/// Guessing costs of single characters, in tenths of a bit.
enum PassphraseAlphabet {
    /// Cost of separators between words.
    static let separatorCost = 30

    static func cost(of scalar: UInt32) -> Int {
        switch scalar {
        case 0x30...0x39: 33
        case 0x61...0x7A: 47
        // ! - . ? _
        case 0x21, 0x2D, 0x2E, 0x3F, 0x5F: 25
        case 0x00...0x7F: 40
        default: 55
        }
    }

    static func isLetterOrDigit(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x30...0x39, 0x61...0x7A: true
        case 0x00...0x7F: false
        default: true
        }
    }

    static func isDigit(_ scalar: UInt32) -> Bool { (0x30...0x39).contains(scalar) }

    /// The text, and variants with letters restored from digits and signs that replace them: `p@ssw0rd`. A one is read as `l` and as `i`.
    static func variants(of text: [UInt32]) -> [(text: [UInt32], isSubstituted: Bool)] {
        var variants = [(text: text, isSubstituted: false)]
        for one in ["l", "i"] as [Unicode.Scalar] {
            let variant = text.map { $0 == 0x31 || $0 == 0x7C ? one.value : substitutions[$0] ?? $0 }
            if !variants.contains(where: { $0.text == variant }) { variants.append((variant, true)) }
        }
        return variants
    }

    /// One byte per scalar, for comparison with the word lists; 0xFF for non-ASCII scalars, which match no word.
    static func bytes(_ text: [UInt32]) -> [UInt8] { text.map { $0 < 0x80 ? UInt8($0) : 0xFF } }

    private static let substitutions: [UInt32: UInt32] = Dictionary(
        uniqueKeysWithValues: zip("034578@$!+(".unicodeScalars, "oeastbasitc".unicodeScalars).map { ($0.value, $1.value) })
}
