/// What a passphrase has to be: long, and not one that is tried first.
///
/// After taking out well-known words, the names around the member, sequences and repetitions, at least five different characters have to be
/// left. Composition rules (a digit, a sign) are not asked for. Source: NIST SP 800-63B, section 5.1.1.2.
public enum PassphraseRule {

    /// In characters.
    public static let minimumLength = 12
    public static let maximumLength = 1000

    public enum Fault: Error, Hashable, Sendable {
        case tooShort, tooLong
        /// It is well known, or made of names, sequences or repetitions.
        case guessable
    }

    /// - Parameters:
    ///   - passphrase: as typed.
    ///   - names: what somebody who knows the member tries: sign-in name, display name, household.
    /// - Returns: nil for a good one.
    public static func fault(of passphrase: String, names: [String]) -> Fault? {
        guard passphrase.count >= minimumLength else { return .tooShort }
        guard TextLimit.admits(passphrase, maximumLength) else { return .tooLong }
        let words = names.flatMap { $0.folded.split(whereSeparator: \.isWhitespace) }.filter { $0.count >= 3 }.map(String.init)
        let folded = passphrase.folded
        let spellings = [folded, withoutDisguise(folded, one: "l"), withoutDisguise(folded, one: "i")]
        return spellings.contains { rest(of: $0, words: words) < 5 } ? .guessable : nil
    }

    private static let disguises: [Character: Character] = [
        "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", "$": "s", "!": "i",
    ]

    /// Letters for the digits and signs that stand for them: `p@ssw0rd`. A one is read as `l` or as `i`.
    private static func withoutDisguise(_ text: String, one: Character) -> String {
        String(text.map { $0 == "1" ? one : disguises[$0] ?? $0 })
    }

    /// How many different characters are left of a folded passphrase without what is easily guessed.
    private static func rest(of text: String, words: [String]) -> Int {
        var characters = Array(text.filter { !$0.isWhitespace })
        // Long words first, so that none is torn by a shorter one in it.
        for word in (words + PassphraseWords.common).sorted(by: { ($0.count, $1) > ($1.count, $0) }) {
            characters = removing(Array(word), from: characters)
        }
        return Set(withoutRuns(characters)).count
    }

    private static func removing(_ word: [Character], from text: [Character]) -> [Character] {
        guard text.count >= word.count else { return text }
        var result: [Character] = []
        var index = 0
        while index < text.count {
            if text[index...].starts(with: word) {
                index += word.count
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    /// The text without runs of three and more that stay, rise or fall by one: `aaaa`, `4567`, `fedc`.
    private static func withoutRuns(_ text: [Character]) -> [Character] {
        let codes = text.map { $0.unicodeScalars.first.map { Int($0.value) } ?? 0 }
        var result: [Character] = []
        var start = 0
        while start < codes.count {
            var end = start + 1
            let step = end < codes.count ? codes[end] - codes[start] : 2
            if abs(step) <= 1 {
                while end < codes.count, codes[end] - codes[end - 1] == step { end += 1 }
            }
            if end - start < 3 { end = start + 1 }
            if end - start == 1 { result.append(text[start]) }
            start = end
        }
        return result
    }
}
