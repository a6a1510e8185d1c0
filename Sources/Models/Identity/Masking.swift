extension String {
    /// The masked form of an account number: `****7890`; one of four characters or fewer is masked completely (`****`).
    ///
    /// Blanks, dots, hyphens and slashes are not counted. Masking is idempotent.
    package var maskedAccountNumber: String { "****" + lastFour }

    /// The masked form of a card number: `**** **** **** 3456`; one of four characters or fewer is masked completely (`****`).
    package var maskedCardNumber: String {
        let tail = lastFour
        return tail.isEmpty ? "****" : "**** **** **** " + tail
    }

    /// The last four of more than four characters, otherwise empty.
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
