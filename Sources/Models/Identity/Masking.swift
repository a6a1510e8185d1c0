extension String {

    /// An account number as screens show it: `****7890`; one of four characters or fewer is masked whole (`****`).
    ///
    /// Blanks, dots, hyphens and slashes are not counted as characters. Masking what is masked changes nothing.
    package var maskedAccountNumber: String { "****" + lastFour }

    /// A card number as screens show it: `**** **** **** 3456`; one of four characters or fewer is masked whole (`****`).
    package var maskedCardNumber: String {
        let tail = lastFour
        return tail.isEmpty ? "****" : "**** **** **** " + tail
    }

    /// The last four of more than four characters, else nothing.
    private var lastFour: String {
        var tail: [Character] = []
        var count = 0
        for character in reversed() where !character.isWhitespace && !"-./".contains(character) {
            count += 1
            if count > 4 { break }
            tail.append(character)
        }
        return count > 4 ? String(tail.reversed()) : ""
    }
}
