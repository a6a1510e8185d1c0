extension OutgoingRequest.Header {
    /// The line for libcurl, without its end; an empty value has a form of its own there (CURLOPT_HTTPHEADER(3)).
    ///
    /// - Throws: `.header` if the name is no token (RFC 9110, section 5.6.2) or one that the client writes itself, or the value contains a
    ///   control character other than a tab.
    var line: String {
        get throws(OutgoingError) {
            let isToken = !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte)
            guard isToken, !Self.ownNames.contains(name.lowercased()), value.utf8.allSatisfy({ $0 == 0x09 || $0 >= 0x20 && $0 != 0x7F })
            else { throw .header }
            return value.utf8.allSatisfy { $0 == 0x09 || $0 == 0x20 } ? name + ";" : "\(name): \(value)"
        }
    }

    /// What says whom the message is for, or where it ends.
    private static let ownNames: Set = [
        "connection", "content-length", "expect", "host", "te", "trailer", "transfer-encoding", "upgrade",
    ]

    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
