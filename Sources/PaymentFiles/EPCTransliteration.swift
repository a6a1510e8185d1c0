/// Transliterations of characters outside of the SEPA character set.
enum EPCTransliteration {
    /// Transliterations of ASCII characters; those that are not listed become `.`.
    static let punctuation: [Character: String] = [
        "&": "+", "_": "-", ";": ",", "[": "(", "{": "(", "<": "(", "]": ")", "}": ")", ">": ")", "\"": "'", "`": "'", "\\": "/", "|": "/",
        "~": "-",
    ]

    /// The transliteration of a character outside of ASCII; nil if it is not listed.
    static func transliteration(of character: Character) -> String? {
        if let transliteration = small[character] { return transliteration }
        // Uppercase letters use the entry of the lowercase letter: Ä becomes Ae.
        guard let lower = character.lowercased().first, lower != character, let transliteration = small[lower] else { return nil }
        return transliteration.prefix(1).uppercased() + transliteration.dropFirst()
    }

    private static let small: [Character: String] = {
        var table: [Character: String] = [
            "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "å": "a", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
            "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ſ": "s", "ƒ": "f", "ĳ": "ij",
            "€": "EUR", "£": "GBP", "¥": "JPY", "’": "'", "‘": "'", "‚": "'", "“": "'", "”": "'", "„": "'", "«": "'", "»": "'", "‹": "'",
            "›": "'", "´": "'", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "…": "...", "¿": "?", "×": "x", "ª": "a", "º": "o",
            "²": "2", "³": "3", "¹": "1", "½": "1/2", "¼": "1/4", "¾": "3/4",
        ]
        for (letters, transliterations) in [greek, cyrillic] {
            for (letter, transliteration) in zip(letters, transliterations.split(separator: " ")) {
                table[letter] = String(transliteration)
            }
        }
        return table
    }()

    /// Greek letters by ISO 843 (ELOT 743).
    private static let greek = ("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o")

    /// Bulgarian letters (Transliteration Act of 2009), and additional letters of Serbian, Macedonian, Russian and Ukrainian.
    private static let cyrillic = (
        "абвгдежзийклмнопрстуфхцчшщъьюяёыэђѓєѕіїјљњћќўџґ",
        "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya yo y e dj gj ye dz i yi j lj nj c kj u dz g"
    )
}
