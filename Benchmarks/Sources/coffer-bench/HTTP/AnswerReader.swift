#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Takes answers apart as their bytes come in. It knows what Coffer sends: a length, or no content at all.
struct AnswerReader {
    private var bytes: [UInt8] = []
    private var start = 0

    mutating func append(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }

    /// The next whole answer.
    mutating func next() throws -> HTTPAnswer? {
        guard let head = try head(), bytes.count >= head.end else { return nil }
        let lines = String(decoding: bytes[start..<head.body], as: UTF8.self).split(separator: "\r\n").dropFirst()
        let headers = lines.compactMap { line -> (name: String, value: String)? in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            return (line[..<colon].lowercased(), String(line[line.index(after: colon)...].drop { $0 == " " }))
        }
        defer { take(head) }
        return HTTPAnswer(status: head.status, headers: headers, body: Array(bytes[head.body..<head.end]))
    }

    /// The status of the next whole answer.
    mutating func passOver() throws -> Int? {
        guard let head = try head(), bytes.count >= head.end else { return nil }
        defer { take(head) }
        return head.status
    }

    // MARK: - Private

    private struct Head {
        var status: Int
        var body: Int
        var end: Int
    }

    private static let lineEnds = Array("\r\n\r\n".utf8)
    private static let length = Array("content-length:".utf8)

    private mutating func take(_ head: Head) {
        start = head.end
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: true)
            start = 0
        }
    }

    private func head() throws -> Head? {
        try bytes.withUnsafeBytes { all in
            let rest = UnsafeRawBufferPointer(rebasing: all[start...])
            guard let end = rest.firstRange(of: Self.lineEnds) else { return nil }
            guard rest.starts(with: "HTTP/1.1 ".utf8), let status = Self.number(rest[9..<12]) else {
                throw BenchmarkError("that is no answer: \(String(decoding: rest.prefix(80), as: UTF8.self))")
            }
            let body = start + end + Self.lineEnds.count
            // RFC 9110, sections 15.3.5 and 15.4.5.
            guard status != 204, status != 304 else { return Head(status: status, body: body, end: body) }
            guard let size = Self.length(in: UnsafeRawBufferPointer(rebasing: rest[..<end])) else {
                throw BenchmarkError("an answer of \(status) has no length")
            }
            return Head(status: status, body: body, end: body + size)
        }
    }

    /// What `Content-Length` says.
    private static func length(in head: UnsafeRawBufferPointer) -> Int? {
        var line = 0
        while line < head.count {
            let end = head[line...].firstIndex(of: UInt8(ascii: "\n")) ?? head.count
            if end - line > length.count, (0..<length.count).allSatisfy({ head[line + $0] | 0x20 == length[$0] | 0x20 }) {
                return number(head[(line + length.count)..<end])
            }
            line = end + 1
        }
        return nil
    }

    /// Digits between blanks.
    private static func number(_ text: Slice<UnsafeRawBufferPointer>) -> Int? {
        var value: Int?
        for byte in text where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
            value = (value ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
    }
}

extension UnsafeRawBufferPointer {
    /// Where some bytes begin.
    func firstRange(of bytes: [UInt8]) -> Int? {
        guard let base = baseAddress, let first = bytes.first, bytes.count <= count else { return nil }
        var offset = 0
        while offset + bytes.count <= count {
            guard let found = memchr(base + offset, Int32(first), count - bytes.count + 1 - offset) else { return nil }
            offset = UnsafeRawPointer(found) - base
            if memcmp(base + offset, bytes, bytes.count) == 0 { return offset }
            offset += 1
        }
        return nil
    }
}
