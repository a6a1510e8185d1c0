/// The `:86:` of Dutch banks: `/TRTP/SEPA OVERBOEKING/IBAN/NL…/BIC/…/NAME/…/REMI/…/EREF/…`, also `/BENM//NAME/…` and ING's `/CNTP/`.
struct MT940SlashWords {

    private(set) var details = MT940Details.empty

    /// Words that begin a value. Only these part the text, as values hold slashes themselves.
    private static let words: [[UInt8]] = [
        "TRTP", "IBAN", "BIC", "NAME", "REMI", "EREF", "BENM", "ORDP", "CSID", "MARF", "ISDT", "CNTP", "PREF", "RTRN", "SVCL", "UDTR",
        "UCRD", "ULTD", "ULTC", "ULTB", "PURP", "OAMT", "OCMT", "ADDR", "ADDRESS", "ID", "SVLV", "TRCD", "ACCW", "NRTX", "INIT", "RREF",
    ].map { Array($0.utf8) }

    /// Nil where the text does not begin with such a word.
    init?(_ text: [UInt8]) {
        guard let first = Self.word(at: text[...]) else { return nil }
        var word = first.word
        var start = first.end
        var index = start - 1
        while index < text.count {
            if text[index] == UInt8(ascii: "/"), let next = Self.word(at: text[index...]) {
                take(word, text[min(start, index)..<index])
                word = next.word
                start = next.end
                index = next.end - 1
            } else {
                index += 1
            }
        }
        take(word, text[min(start, text.count)...])
    }

    private mutating func take(_ word: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
        guard let text = MT940Text.collapsed(value) else { return }
        switch String(decoding: word, as: UTF8.self) {
        case "NAME": details.payee = details.payee ?? text
        case "IBAN": details.counterparty = details.counterparty ?? text
        case "EREF": if text != "NOTPROVIDED" { details.reference = details.reference ?? text }
        case "REMI": details.memo = Self.remittance(text)
        case "TRTP": details.memo = details.memo ?? text
        case "CNTP":
            // Account, BIC, name, city.
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            if let account = parts.first, !account.isEmpty { details.counterparty = String(account) }
            if parts.count > 2, !parts[2].isEmpty { details.payee = String(parts[2]) }
        default: return
        }
    }

    /// ING writes `USTD//text/` and `STRD/CUR/reference/`.
    private static func remittance(_ text: String) -> String {
        var rest = text[...]
        for front in ["USTD//", "STRD/CUR/", "STRD/ISO/"] where rest.hasPrefix(front) {
            rest = rest.dropFirst(front.count)
            if rest.hasSuffix("/") { rest.removeLast() }
        }
        return String(rest)
    }

    private static func word(at text: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, end: Int)? {
        let start = text.startIndex
        guard text.count >= 4, text[start] == UInt8(ascii: "/") else { return nil }
        var end = start + 1
        while end < text.endIndex, end <= start + 8, text[end] >= UInt8(ascii: "A"), text[end] <= UInt8(ascii: "Z") { end += 1 }
        guard end < text.endIndex, text[end] == UInt8(ascii: "/"), end > start + 2 else { return nil }
        let word = text[start + 1..<end]
        return words.contains { $0.elementsEqual(word) } ? (word, end + 1) : nil
    }
}
