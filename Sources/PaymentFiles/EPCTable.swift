/// What characters become that banks do not exchange.
enum EPCTable {

    /// Of ASCII; all others are `.`.
    static let punctuation: [Character: String] = [
        "&": "+", "_": "-", ";": ",", "[": "(", "{": "(", "<": "(", "]": ")", "}": ")", ">": ")", "\"": "'", "`": "'", "\\": "/", "|": "/",
        "~": "-",
    ]

    /// Of a letter or sign outside of ASCII; nil where only its base letter can stand for it, or nothing.
    static func likeness(of character: Character) -> String? {
        if let likeness = small[character] { return likeness }
        // Capitals by their small letters: Ä is Ae.
        guard let lower = character.lowercased().first, lower != character, let likeness = small[lower] else { return nil }
        return likeness.prefix(1).uppercased() + likeness.dropFirst()
    }

    private static let small: [Character: String] = {
        var table: [Character: String] = [
            "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "å": "a", "đ": "d", "ð": "d", "þ": "th", "ł": "l",
            "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ſ": "s", "ƒ": "f", "ĳ": "ij",
            "€": "EUR", "£": "GBP", "¥": "JPY", "’": "'", "‘": "'", "‚": "'", "“": "'", "”": "'", "„": "'", "«": "'", "»": "'", "‹": "'",
            "›": "'", "´": "'", "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-", "…": "...", "¿": "?", "×": "x", "ª": "a", "º": "o",
            "²": "2", "³": "3", "¹": "1", "½": "1/2", "¼": "1/4", "¾": "3/4",
        ]
        for (letters, likenesses) in [greek, cyrillic] {
            for (letter, likeness) in zip(letters, likenesses.split(separator: " ")) { table[letter] = String(likeness) }
        }
        return table
    }()

    /// ISO 843 (ELOT 743), letter by letter.
    private static let greek = ("αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o")

    /// Bulgarian (Transliteration Act of 2009), and the letters that Serbian, Macedonian, Russian and Ukrainian have besides.
    private static let cyrillic = (
        "абвгдежзийклмнопрстуфхцчшщъьюяёыэђѓєѕіїјљњћќўџґ",
        "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya yo y e dj gj ye dz i yi j lj nj c kj u dz g"
    )
}
