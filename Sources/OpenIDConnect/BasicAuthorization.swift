import Signatures

/// The value of the header `Authorization` for a name and a secret (RFC 7617): both in base64 with padding (RFC 4648, section 4).
enum BasicAuthorization {
    static func value(_ name: String, _ secret: String) -> String {
        let text = Base64URL.encode("\(name):\(secret)".utf8).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
        return "Basic " + String(text) + String(repeating: "=", count: (4 - text.count % 4) % 4)
    }
}
