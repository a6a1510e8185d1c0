/// Normalises texts of MT940, which banks break into lines and pad with spaces.
enum MT940Text {
    /// The trimmed text with each run of spaces and control characters replaced with one space; nil if it is empty.
    static func collapsed(_ bytes: ArraySlice<UInt8>) -> String? {
        guard !bytes.isEmpty else { return nil }
        let text = String(unsafeUninitializedCapacity: bytes.count) { buffer in
            var count = 0
            var gap = false
            for byte in bytes {
                if byte <= 0x20 || byte == 0x7F {
                    gap = count > 0
                    continue
                }
                if gap {
                    buffer[count] = UInt8(ascii: " ")
                    count += 1
                    gap = false
                }
                buffer[count] = byte
                count += 1
            }
            return count
        }
        return text.isEmpty ? nil : text
    }

    /// The end index of the first `limit` characters.
    static func prefixEnd(of bytes: ArraySlice<UInt8>, limit: Int) -> Int {
        var characters = 0
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] & 0xC0 != 0x80 {
                if characters == limit { return index }
                characters += 1
            }
            index += 1
        }
        return index
    }

    /// The number of characters (Unicode scalars).
    static func length(_ bytes: ArraySlice<UInt8>) -> Int {
        var length = 0
        for byte in bytes where byte & 0xC0 != 0x80 { length += 1 }
        return length
    }

    /// The lines concatenated without line ends.
    static func withoutLineEnds(_ content: [UInt8]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: content.count) { buffer, count in
            for byte in content {
                buffer[count] = byte
                count += byte == UInt8(ascii: "\n") ? 0 : 1
            }
        }
    }

    /// Joins the lines. A line of full width continues in the next one within a word; shorter lines are joined with a space.
    ///
    /// - Parameter width: the full width, 65 for SWIFT lines.
    static func joined(_ content: [UInt8], width: Int) -> [UInt8] {
        guard content.contains(UInt8(ascii: "\n")) else { return content }
        var joined: [UInt8] = []
        joined.reserveCapacity(content.count)
        var start = 0
        while start < content.count {
            let end = content[start...].firstIndex(of: UInt8(ascii: "\n")) ?? content.count
            joined.append(contentsOf: content[start..<end])
            if end < content.count, length(content[start..<end]) < width { joined.append(UInt8(ascii: " ")) }
            start = end + 1
        }
        return joined
    }
}
