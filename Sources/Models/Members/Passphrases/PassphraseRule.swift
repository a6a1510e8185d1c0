/// Validates passphrases: they have to be long and hard to guess.
///
/// A passphrase is decomposed into the parts that are easiest to guess: common passwords and names, names related to the member, keyboard
/// walks, sequences, repetitions, years and days, and single characters. It is invalid if all parts together take fewer than 2³⁶ guesses,
/// which is more than two common passwords with a year and a sign, and less than three. Composition rules (a digit, a sign) are not
/// required. Source: NIST SP 800-63B, section 5.1.1.2.
public enum PassphraseRule {
    /// In characters.
    public static let minimumLength = 12
    public static let maximumLength = 1000

    /// The reason for which a passphrase is invalid.
    public enum Violation: Error, Hashable, Sendable {
        case tooShort, tooLong
        /// Too easy to guess; the kind is that of the largest share of the text.
        case guessable(Kind)
    }

    /// The kind of an easily guessed part.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// In the list of common passwords and names.
        case common
        /// A name related to the member: sign-in name, display name, household.
        case name
        case keyboard, sequence, repetition, day
        /// Single characters, but too few.
        case characters
    }

    /// The violation of a passphrase; nil if valid.
    ///
    /// - Parameters:
    ///   - passphrase: as typed.
    ///   - names: names related to the member: sign-in name, display name, household.
    public static func violation(of passphrase: String, names: [String]) -> Violation? {
        guard passphrase.count >= minimumLength else { return .tooShort }
        guard TextLimit.allows(passphrase, maximumLength) else { return .tooLong }
        let words = names.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }.filter { $0.unicodeScalars.count >= 3 }
        let whole = Array(passphrase.folded.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.map(\.value))
        // Words may be separated by signs as well as by blanks.
        let joined = whole.filter { PassphraseAlphabet.isLetterOrDigit($0) }
        for text in joined == whole ? [whole] : [whole, joined] {
            let estimate = PassphraseEstimate(of: text, names: words.map { Array($0.unicodeScalars.map(\.value)) })
            let signs = text.count == whole.count ? 0 : PassphraseAlphabet.separatorCost
            if estimate.cost + signs < minimumCost { return .guessable(estimate.dominantKind) }
        }
        return nil
    }

    /// Minimum cost in tenths of a bit: 2³⁶ guesses.
    private static let minimumCost = 360
}
