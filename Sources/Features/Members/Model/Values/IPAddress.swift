/// An address of IPv4 or IPv6, as written by RFC 4291 and RFC 4007 (a zone after `%` is ignored).
struct IPAddress: Hashable, Sendable {
    /// Four bytes for IPv4, also if it was mapped to IPv6; sixteen for IPv6.
    let bytes: [UInt8]

    /// Nil if the text is no address.
    init?(_ text: String) {
        guard text.contains(":") else {
            guard let bytes = Self.bytesOfIPv4(text[...]) else { return nil }
            self.bytes = bytes
            return
        }
        guard let bytes = Self.bytesOfIPv6(text.prefix { $0 != "%" }) else { return nil }
        let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xff && bytes[11] == 0xff
        self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
    }

    /// 127.0.0.0/8 and ::1.
    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }

    /// Private (RFC 1918), unique local (RFC 4193) and link-local addresses.
    var isPrivate: Bool {
        guard bytes.count == 4 else { return bytes[0] & 0xfe == 0xfc || bytes[0] == 0xfe && bytes[1] & 0xc0 == 0x80 }
        return switch (bytes[0], bytes[1]) {
        case (10, _), (172, 16...31), (192, 168), (169, 254): true
        default: false
        }
    }

    /// The address; of IPv6 the first 64 bits, which are those of one subscriber: `2001:db8:1:2…`.
    var shortText: String {
        guard bytes.count == 16 else { return bytes.map { String($0) }.joined(separator: ".") }
        let groups = stride(from: 0, to: 8, by: 2).map { String(UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]), radix: 16) }
        return groups.joined(separator: ":") + "…"
    }

    // MARK: - Parsing

    private static func bytesOfIPv4(_ text: Substring) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        let bytes = parts.compactMap { part -> UInt8? in
            part.count <= 3 && part.allSatisfy { $0.isASCII && $0.isNumber } ? UInt8(part) : nil
        }
        return bytes.count == 4 ? bytes : nil
    }

    private static func bytesOfIPv6(_ text: Substring) -> [UInt8]? {
        guard let gap = text.firstRange(of: "::") else {
            return bytesOfGroups(text).flatMap { $0.count == 16 ? $0 : nil }
        }
        guard let head = bytesOfGroups(text[..<gap.lowerBound]), let tail = bytesOfGroups(text[gap.upperBound...]),
            head.count + tail.count <= 14
        else { return nil }
        return head + [UInt8](repeating: 0, count: 16 - head.count - tail.count) + tail
    }

    /// The bytes of groups of hexadecimal digits, of which the last may be an IPv4 address; empty without groups.
    private static func bytesOfGroups(_ text: Substring) -> [UInt8]? {
        guard !text.isEmpty else { return [] }
        var bytes: [UInt8] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if part.contains("."), index == parts.count - 1 {
                guard let last = bytesOfIPv4(part) else { return nil }
                bytes += last
            } else {
                guard (1...4).contains(part.count), part.allSatisfy({ $0.isASCII && $0.isHexDigit }), let group = UInt16(part, radix: 16)
                else { return nil }
                bytes += [UInt8(group >> 8), UInt8(truncatingIfNeeded: group)]
            }
        }
        return bytes
    }
}
