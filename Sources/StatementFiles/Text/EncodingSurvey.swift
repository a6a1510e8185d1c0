import Models

/// Counts what the bytes of a file show about its encoding.
struct EncodingSurvey: Hashable {
    /// Characters of UTF-8 with more than one byte, and with more than two.
    private(set) var sequences = 0
    private(set) var longSequences = 0
    /// Bytes above 0x7F that are no part of UTF-8.
    private(set) var damaged = 0
    /// Of the damaged: those that Windows-1252 does not have or no text has (0xFF); those from 0x80 to 0x9F.
    private(set) var undefinedInWindows = 0
    private(set) var controls = 0

    var isASCII: Bool { sequences == 0 && damaged == 0 }
    var isUTF8: Bool { damaged == 0 }

    /// Whether it is UTF-8 but for a few bytes.
    var isMostlyUTF8: Bool { sequences > 0 && sequences >= damaged }

    /// Reads a source to its end.
    ///
    /// - Throws: what the source throws.
    init(_ source: any ByteSource) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 16)
        defer { buffer.deallocate() }
        var carried = 0
        while true {
            let fresh = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[carried...]))
            let text = UnsafeRawBufferPointer(rebasing: buffer[..<(carried + fresh)])
            let rest = count(text, isEnd: fresh == 0)
            guard fresh > 0 else { return }
            carried = text.count - rest
            buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: text[rest...]))
        }
    }

    /// Counts whole characters and gives the index of the first byte that was not looked at.
    private mutating func count(_ text: UnsafeRawBufferPointer, isEnd: Bool) -> Int {
        var index = 0
        while index < text.count {
            while index + 8 <= text.count, text.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
                index += 8
            }
            guard index < text.count else { break }
            guard text[index] >= 0x80 else {
                index += 1
                continue
            }
            let (length, valid) = UTF8Sequence.sequence(at: index, in: text)
            if length > 0, valid == length {
                sequences += 1
                if length > 2 { longSequences += 1 }
                index += length
                continue
            }
            if length > 0, index + valid == text.count, !isEnd { return index }
            damaged += 1
            let byte = text[index]
            if byte == 0xFF || SingleByteDecoder.isUndefined(byte) { undefinedInWindows += 1 }
            if byte < 0xA0 { controls += 1 }
            index += 1
        }
        return text.count
    }
}
