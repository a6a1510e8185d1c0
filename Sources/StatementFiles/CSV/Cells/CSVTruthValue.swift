/// A cell that says yes or no, in the languages of `CSVDebitCreditIndicator`.
struct CSVTruthValue {
    let isTrue: Bool

    /// Nil for anything else.
    init?(_ cell: UnsafeRawBufferPointer) {
        guard cell.count > 0, cell.count <= 12 else { return nil }
        let word = cell.text.lowercased()
        if Self.trueWords.contains(word) {
            isTrue = true
        } else if Self.falseWords.contains(word) {
            isTrue = false
        } else {
            return nil
        }
    }

    private static let trueWords: Set<String> = [
        "true", "yes", "1", "x", "y", "ja", "oui", "sí", "si", "sì", "sim", "tak", "ano", "áno", "igen", "kyllä", "evet", "да", "так", "是",
        "はい", "예",
    ]
    private static let falseWords: Set<String> = [
        "false", "no", "0", "n", "nein", "non", "não", "nao", "nee", "nie", "ne", "nem", "nej", "nei", "ei", "hayır", "нет", "ні", "否",
        "いいえ", "아니요",
    ]
}
