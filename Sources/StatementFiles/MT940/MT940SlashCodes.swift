/// Parses the slash codes in `:86:` of Dutch banks: `/TRTP/SEPA OVERBOEKING/IBAN/NL…/BIC/…/NAME/…/REMI/…/EREF/…`, `/BENM//NAME/…`, and
/// `/CNTP/` of ING.
struct MT940SlashCodes {
    private(set) var details = MT940Details.empty

    /// The codes that start a value. Only these separate the text, because values may contain slashes.
    private static let codes: [[UInt8]] = [
        "TRTP", "IBAN", "BIC", "NAME", "REMI", "EREF", "BENM", "ORDP", "CSID", "MARF", "ISDT", "CNTP", "PREF", "RTRN", "SVCL", "UDTR",
        "UCRD", "ULTD", "ULTC", "ULTB", "PURP", "OAMT", "OCMT", "ADDR", "ADDRESS", "ID", "SVLV", "TRCD", "ACCW", "NRTX", "INIT", "RREF",
    ].map { Array($0.utf8) }

    /// Nil if the text does not start with a code.
    init?(_ text: [UInt8]) {
        guard let first = Self.code(at: text[...]) else { return nil }
        var code = first.code
        var start = first.end
        var index = start - 1
        while index < text.count {
            if text[index] == UInt8(ascii: "/"), let next = Self.code(at: text[index...]) {
                append(code, text[min(start, index)..<index])
                code = next.code
                start = next.end
                index = next.end - 1
            } else {
                index += 1
            }
        }
        append(code, text[min(start, text.count)...])
    }

    private mutating func append(_ code: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) {
        guard let text = MT940Text.collapsed(value) else { return }
        switch String(decoding: code, as: UTF8.self) {
        case "NAME": details.payee = details.payee ?? text
        case "IBAN": details.counterparty = details.counterparty ?? text
        case "EREF": if text != "NOTPROVIDED" { details.reference = details.reference ?? text }
        case "REMI": details.memo = Self.remittance(text)
        case "CSID": details.creditor = details.creditor ?? text
        case "MARF": details.mandate = details.mandate ?? text
        case "TRTP": details.memo = details.memo ?? text
        case "CNTP":
            // The parts are account, BIC, name and city.
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            if let account = parts.first, !account.isEmpty { details.counterparty = String(account) }
            if parts.count > 2, !parts[2].isEmpty { details.payee = String(parts[2]) }
        default: return
        }
    }

    /// Removes the prefixes of ING: `USTD//text/`, `STRD/CUR/reference/`.
    private static func remittance(_ text: String) -> String {
        var rest = text[...]
        for front in ["USTD//", "STRD/CUR/", "STRD/ISO/"] where rest.hasPrefix(front) {
            rest = rest.dropFirst(front.count)
            if rest.hasSuffix("/") { rest.removeLast() }
        }
        return String(rest)
    }

    private static func code(at text: ArraySlice<UInt8>) -> (code: ArraySlice<UInt8>, end: Int)? {
        let start = text.startIndex
        guard text.count >= 4, text[start] == UInt8(ascii: "/") else { return nil }
        var end = start + 1
        while end < text.endIndex, end <= start + 8, text[end] >= UInt8(ascii: "A"), text[end] <= UInt8(ascii: "Z") { end += 1 }
        guard end < text.endIndex, text[end] == UInt8(ascii: "/"), end > start + 2 else { return nil }
        let code = text[start + 1..<end]
        return codes.contains { $0.elementsEqual(code) } ? (code, end + 1) : nil
    }
}
