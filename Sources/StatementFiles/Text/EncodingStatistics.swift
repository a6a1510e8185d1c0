/// Byte statistics of a file for detecting its encoding.
struct EncodingStatistics: Hashable {
    /// The number of valid UTF-8 sequences of more than one byte.
    private(set) var sequences = 0
    /// The number of these that have more than two bytes.
    private(set) var longSequences = 0
    /// Bytes above 0x7F that are not part of a valid UTF-8 sequence.
    private(set) var invalidBytes = 0
    /// Invalid bytes that are undefined in Windows-1252, or 0xFF.
    private(set) var undefinedInWindows = 0
    /// Invalid bytes from 0x80 to 0x9F, which are control characters in ISO 8859.
    private(set) var c1Controls = 0

    var isASCII: Bool { sequences == 0 && invalidBytes == 0 }
    var isUTF8: Bool { invalidBytes == 0 }

    /// Whether valid UTF-8 sequences outnumber invalid bytes.
    var isMostlyUTF8: Bool { sequences > 0 && sequences >= invalidBytes }

    /// Reads a source to its end.
    ///
    /// - Throws: errors of the source.
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

    /// Counts complete characters and returns the index of the first byte that was not counted.
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
            invalidBytes += 1
            let byte = text[index]
            if byte == 0xFF || SingleByteDecoder.isUndefined(byte) { undefinedInWindows += 1 }
            if byte < 0xA0 { c1Controls += 1 }
            index += 1
        }
        return text.count
    }
}
