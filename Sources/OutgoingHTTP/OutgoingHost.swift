/// The host of a URL: a name, an address of IPv4, or one of IPv6 in brackets; in lower case.
struct OutgoingHost: Hashable, Sendable {
    let text: String

    /// - Parameter text: a name without a dot at its end (internationalised names in the form `xn--`), four decimal numbers, or an address of IPv6
    ///   in brackets without a zone. Other spellings of addresses, such as `0x7f.1` or `2130706433`, are refused.
    init?(_ text: some StringProtocol) {
        let isValid = text.hasPrefix("[") ? Self.isBracketedAddress(text) : Self.isNameOrAddress(text)
        guard isValid else { return nil }
        self.text = text.lowercased()
    }

    /// Splits `host` or `host:port`; nil if one of them is invalid.
    static func hostAndPort(_ text: Substring) -> (host: OutgoingHost, port: Int?)? {
        let afterAddress = text.lastIndex(of: "]") ?? text.startIndex
        guard let colon = text[afterAddress...].firstIndex(of: ":") else { return OutgoingHost(text).map { ($0, nil) } }
        let digits = text[text.index(after: colon)...]
        guard let host = OutgoingHost(text[..<colon]), (1...5).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit),
            let port = UInt16(digits), port > 0
        else { return nil }
        return (host, Int(port))
    }

    private static func isNameOrAddress(_ text: some StringProtocol) -> Bool {
        let labels = text.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, text.utf8.count <= 253 else { return false }
        // What ends in a number is read as an address (WHATWG URL, section 3.5).
        if last.utf8.allSatisfy(isDigit) || last.lowercased().hasPrefix("0x") {
            return labels.count == 4 && labels.allSatisfy { UInt8($0).map { String($0) } == String($0) }
        }
        return labels.allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.utf8.allSatisfy { isLetter($0) || isDigit($0) || "-_".utf8.contains($0) }
        }
    }

    private static func isBracketedAddress(_ text: some StringProtocol) -> Bool {
        let address = text.dropFirst().dropLast()
        return text.hasSuffix("]") && (2...45).contains(address.utf8.count)
            && address.utf8.allSatisfy { isDigit($0) || "abcdefABCDEF:.".utf8.contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
}
