/// Requests as they are sent.
enum HTTPRequest {
    static func get(_ path: String, port: UInt16, cookies: [String: String] = [:], headers: [(String, String)] = []) -> [UInt8] {
        Array((start("GET", path, port, cookies, headers) + "\r\n").utf8)
    }

    /// A form, as a browser without script sends it.
    static func post(_ path: String, port: UInt16, cookies: [String: String], fields: [(name: String, value: String)]) -> [UInt8] {
        let body = fields.map { encoded($0.name) + "=" + encoded($0.value) }.joined(separator: "&")
        let headers = [("Content-Type", "application/x-www-form-urlencoded"), ("Content-Length", String(body.utf8.count))]
        return Array((start("POST", path, port, cookies, headers) + "\r\n" + body).utf8)
    }

    private static func start(
        _ method: String, _ path: String, _ port: UInt16, _ cookies: [String: String], _ headers: [(String, String)]
    ) -> String {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: localhost:\(port)", "User-Agent: coffer-bench"]
        if !cookies.isEmpty { lines.append("Cookie: " + cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")) }
        lines += headers.map { "\($0): \($1)" }
        return lines.joined(separator: "\r\n") + "\r\n"
    }

    /// Percent-encoded but for what RFC 3986, section 2.3, leaves alone.
    static func encoded(_ text: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~".utf8)
        let digits = Array("0123456789ABCDEF")
        return text.utf8.map { byte in
            plain.contains(byte) ? String(UnicodeScalar(byte)) : "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
    }
}
