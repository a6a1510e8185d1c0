/// What a passphrase has to be: long, and not one that is tried first.
///
/// A passphrase is read as the parts that are the easiest to guess: common passwords and names, the names around the member, keys side by
/// side, sequences, repetitions, years and days, and single characters. It is refused where all parts together are found with fewer than
/// 2³⁶ attempts, which is more than two common passwords with a year and a sign, and less than three. Composition rules (a digit, a sign)
/// are not asked for. Source: NIST SP 800-63B, section 5.1.1.2.
public enum PassphraseRule {

    /// In characters.
    public static let minimumLength = 12
    public static let maximumLength = 1000

    public enum Fault: Error, Hashable, Sendable {
        case tooShort, tooLong
        /// It is tried early, and most of it is of this kind.
        case guessable(Kind)
    }

    /// What makes a part easy to guess.
    public enum Kind: CaseIterable, Hashable, Sendable {
        /// In the list of common passwords and names.
        case common
        /// A name around the member: sign-in name, display name, household.
        case name
        case keyboard, sequence, repetition, day
        /// Single characters, of which there are too few.
        case characters
    }

    /// - Parameters:
    ///   - passphrase: as typed.
    ///   - names: what somebody who knows the member tries: sign-in name, display name, household.
    /// - Returns: nil for a good one.
    public static func fault(of passphrase: String, names: [String]) -> Fault? {
        guard passphrase.count >= minimumLength else { return .tooShort }
        guard TextLimit.admits(passphrase, maximumLength) else { return .tooLong }
        let words = names.flatMap { $0.folded.split { !$0.isLetter && !$0.isNumber } }.filter { $0.unicodeScalars.count >= 3 }
        let whole = Array(passphrase.folded.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.map(\.value))
        // Words may be parted by signs as well as by blanks.
        let joined = whole.filter { PassphraseAlphabet.isLetterOrDigit($0) }
        for text in joined == whole ? [whole] : [whole, joined] {
            let estimate = PassphraseEstimate(of: text, names: words.map { Array($0.unicodeScalars.map(\.value)) })
            let signs = text.count == whole.count ? 0 : PassphraseAlphabet.separated
            if estimate.cost + signs < enough { return .guessable(estimate.mostly) }
        }
        return nil
    }

    /// In tenths of a bit: 2³⁶ attempts.
    private static let enough = 360
}
