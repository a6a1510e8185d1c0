/// A typed search text, ignoring case and accents. Letters are found by their spellings in both directions: `baeckerei` finds *Bäckerei*, and
/// `Bäckerei` finds *BAECKEREI*.
package struct SearchText: Hashable, Sendable {
    /// Without accents: `backerei`.
    package let folded: String
    /// With letters spelled out: `baeckerei`; the same as `folded` if there are none.
    package let spelledOut: String

    package init(_ text: some StringProtocol) {
        folded = text.folded
        spelledOut = text.hasSpelledLetters ? text.spelledOut : folded
    }

    /// The stored form of a name whose letters are spelled out here: `backerei` for `baeckerei`.
    package var contracted: String {
        var bytes: [UInt8] = []
        for byte in spelledOut.utf8 {
            switch (bytes.last, byte) {
            case (UInt8(ascii: "a"), UInt8(ascii: "e")), (UInt8(ascii: "o"), UInt8(ascii: "e")), (UInt8(ascii: "u"), UInt8(ascii: "e")),
                (UInt8(ascii: "a"), UInt8(ascii: "a")):
                continue
            default: bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    package var isEmpty: Bool { folded.isEmpty }

    /// Whether another text contains it; true for an empty one.
    package func isContained(in text: String) -> Bool { matches(text) { $0.contains(folded: $1) } }

    /// Whether another text is the same.
    package func equals(_ text: String) -> Bool { matches(text) { $0 == $1 } }

    /// Whether a comparison of two folded texts holds in one of the spellings.
    ///
    /// - Parameter isFound: compares the other text, in one spelling, with this one.
    package func matches(_ text: String, _ isFound: (_ text: String, _ wanted: String) -> Bool) -> Bool {
        if isFound(text.folded, folded) { return true }
        let isSpelled = text.hasSpelledLetters
        guard isSpelled || spelledOut != folded else { return false }
        return isFound(isSpelled ? text.spelledOut : text.folded, spelledOut)
    }
}
