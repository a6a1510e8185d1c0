/// The headers of a response, collected line by line as they arrive.
struct ResponseHead {
    /// By lower-case name; of several with one name the last.
    private(set) var headers: [String: String] = [:]
    /// Of all lines, also those of interim responses.
    private var byteCount = 0
    private var isInterim = false
    private var isComplete = false

    /// The maximum size of all lines, in bytes.
    static let limit = 32_768

    /// Takes a line with its end. Lines after the end of the head, which are trailers, are ignored.
    ///
    /// - Returns: false if the head is larger than allowed.
    mutating func take(_ line: some Collection<UInt8>) -> Bool {
        byteCount += line.count
        guard byteCount <= Self.limit else { return false }
        guard !isComplete else { return true }
        let text = line.prefix { $0 != 0x0D && $0 != 0x0A }
        if text.isEmpty {
            isComplete = !isInterim
        } else if text.starts(with: "HTTP/".utf8) {
            // A response that replaces an interim one (RFC 9110, section 15.2).
            headers = [:]
            isInterim = text.drop { $0 != 0x20 }.dropFirst().first == UInt8(ascii: "1")
        } else if let colon = text.firstIndex(of: UInt8(ascii: ":")), colon != text.startIndex {
            let name = String(decoding: text[..<colon], as: UTF8.self).lowercased()
            headers[name] = String(decoding: Self.trimmed(text[text.index(after: colon)...]), as: UTF8.self)
        }
        return true
    }

    private static func trimmed(_ value: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(value.drop(while: isBlank))
        while let last = bytes.last, isBlank(last) { bytes.removeLast() }
        return bytes
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
