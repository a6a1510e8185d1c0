/// The percent-decoded components of `smtp://user:password@host:port/?name=value` (RFC 3986).
struct SMTPURL {
    let usesImplicitTLS: Bool
    let user: String?
    let password: String?
    let host: String
    let port: Int?
    let query: [String: String]

    init(_ url: String) throws(SMTPServerError) {
        let lowercased = url.prefix(8).lowercased()
        usesImplicitTLS = lowercased == "smtps://"
        guard usesImplicitTLS || lowercased.hasPrefix("smtp://") else { throw .url }
        var rest = url.dropFirst(usesImplicitTLS ? 8 : 7)

        var query: [String: String] = [:]
        if let mark = rest.firstIndex(of: "?") {
            for item in rest[rest.index(after: mark)...].split(separator: "&") {
                let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard pair.count == 2, ["from", "tls"].contains(pair[0]) else { throw .url }
                query[String(pair[0])] = try Self.percentDecoded(pair[1])
            }
            rest = rest[..<mark]
        }
        self.query = query
        if rest.last == "/" { rest = rest.dropLast() }

        if let at = rest.lastIndex(of: "@") {
            let signIn = rest[..<at].split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            user = try Self.percentDecoded(signIn[0])
            password = try signIn.count > 1 ? Self.percentDecoded(signIn[1]) : nil
            guard user != "" else { throw .url }
            rest = rest[rest.index(after: at)...]
        } else {
            user = nil
            password = nil
        }
        (host, port) = try Self.parseHostAndPort(rest)
    }

    private static func parseHostAndPort(_ text: Substring) throws(SMTPServerError) -> (host: String, port: Int?) {
        var host = text
        var port: Int?
        let afterBracket = text.lastIndex(of: "]").map { text.index(after: $0) } ?? text.startIndex
        if let colon = text[afterBracket...].firstIndex(of: ":") {
            let digits = text[text.index(after: colon)...]
            guard digits.first?.isNumber == true, let number = UInt16(digits), number > 0 else { throw .url }
            port = Int(number)
            host = text[..<colon]
        }
        let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
        let name = isBracketed ? host.dropFirst().dropLast() : host
        let isName = name.utf8.allSatisfy { byte in
            byte < 0x80
                && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
                    || (isBracketed ? ":." : "-._").utf8.contains(byte))
        }
        guard !name.isEmpty, isName else { throw .url }
        return (String(host), port)
    }

    /// Decodes percent-encoded UTF-8. Control characters are rejected, since they could inject SMTP commands.
    private static func percentDecoded(_ text: Substring) throws(SMTPServerError) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = rest.prefix(2)
            guard digits.count == 2, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
                let value = UInt8(Substring(digits), radix: 16)
            else { throw .url }
            bytes.append(value)
            rest = rest.dropFirst(2)
        }
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }), let decoded = String(validating: bytes, as: UTF8.self) else { throw .url }
        return decoded
    }
}
