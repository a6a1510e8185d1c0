package import Models

/// Turns any encoding that Coffer reads into UTF-8 while the bytes flow, so that every scanner sees UTF-8 only.
///
/// Bytes that the encoding does not have become U+FFFD, which `damage` counts; too many of them, or a zero byte within the text, refuse the
/// file. Zero bytes behind the text are left out. Memory does not grow with the file.
package final class UTF8Source: ByteSource {

    /// More replaced characters than this are refused where they are also more than one byte in twenty.
    private static let damageLimit = 64
    private static let piece = 64 << 10

    private let source: any ByteSource
    private let encoding: TextEncoding
    private var decoder: (any CharacterDecoder)?
    private var skip: Int
    private var raw = [UInt8](repeating: 0, count: UTF8Source.piece)
    /// What of `raw` is not decoded yet.
    private var start = 0
    private var end = 0
    private var hasEnded = false
    private var decoded = 0
    private var line = 1
    /// The line of the first zero byte or end-of-file character of DOS that nothing but blanks has followed.
    private var fillerLine: Int?
    private var isFillerZero = false

    /// What was replaced or left out so far.
    private(set) var damage = DecodingDamage()

    /// - Parameter skip: length of the byte order mark.
    package init(_ source: any ByteSource, encoding: TextEncoding, skippingMark skip: Int = 0) {
        self.source = source
        self.encoding = encoding
        self.skip = skip
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let written = try decode(into: buffer)
            guard written > 0 else { return 0 }
            decoded += written
            let kept = try withoutFiller(UnsafeMutableRawBufferPointer(rebasing: buffer[..<written]))
            line += countNewlines(UnsafeRawBufferPointer(rebasing: buffer[..<kept]))
            if kept > 0 { return kept }
        }
    }

    // MARK: - Decoding

    private func decode(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let decoder = try self.decoder ?? Self.decoder(for: encoding)
        self.decoder = decoder
        var written = 0
        while true {
            let step = raw.withUnsafeBytes {
                decoder.decode(
                    UnsafeRawBufferPointer(rebasing: $0[start..<end]), isEnd: hasEnded,
                    into: UnsafeMutableRawBufferPointer(rebasing: buffer[written...]))
            }
            start += step.consumed
            written += step.written
            switch step.stop {
            case .needsRoom: return written
            case .damaged(let length):
                guard written + 8 <= buffer.count else { return written }
                try note(raw[start], behind: UnsafeRawBufferPointer(rebasing: buffer[..<written]))
                written += buffer.encode(0xFFFD, at: written)
                start += length
                guard written + 8 <= buffer.count else { return written }
            case .needsInput:
                if hasEnded || written > 0 { return written }
                try refill()
            }
        }
    }

    private static func decoder(for encoding: TextEncoding) throws(StatementFileError) -> any CharacterDecoder {
        switch encoding {
        case .utf8: UTF8Decoder()
        case .windows1252: SingleByteDecoder(isWindows: true)
        case .latin1: SingleByteDecoder(isWindows: false)
        case .utf16LittleEndian: UTF16Decoder(isLittleEndian: true)
        case .utf16BigEndian: UTF16Decoder(isLittleEndian: false)
        default: try SystemDecoder(encoding)
        }
    }

    private func refill() throws {
        let rest = end - start
        raw.withUnsafeMutableBytes { bytes in
            guard start > 0, rest > 0 else { return }
            bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
        }
        (start, end) = (0, rest)
        let count = try raw.withUnsafeMutableBytes { try read(into: $0, from: end) }
        if count == 0 { hasEnded = true }
        end += count
    }

    private func read(into bytes: UnsafeMutableRawBufferPointer, from index: Int) throws -> Int {
        while skip > 0 {
            let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[index..<min(index + skip, bytes.count)]))
            guard count > 0 else { return 0 }
            skip -= count
        }
        return try source.read(into: UnsafeMutableRawBufferPointer(rebasing: bytes[index...]))
    }

    private func note(_ byte: UInt8, behind text: UnsafeRawBufferPointer) throws {
        if damage.count == 0 {
            damage.line = line + countNewlines(text)
            damage.byte = byte
        }
        damage.count += 1
        guard damage.count > Self.damageLimit, damage.count > (decoded + text.count) / 20 else { return }
        throw StatementFileError(
            .undecodable(encoding: encoding.rawValue), line: damage.line, message: "Bytes are not \(encoding.rawValue)",
            found: "0x" + String(damage.byte, radix: 16, uppercase: true), expected: "the file's encoding, where it is another")
    }

    // MARK: - Zero bytes and the end-of-file character

    /// Takes zero bytes and 0x1A out of decoded text. They may only stand behind it.
    ///
    /// - Returns: how many bytes are left.
    private func withoutFiller(_ text: UnsafeMutableRawBufferPointer) throws -> Int {
        var index = fillerLine == nil ? Self.firstFiller(in: UnsafeRawBufferPointer(text)) : 0
        var kept = index
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == 0 || byte == 0x1A {
                if fillerLine == nil || (byte == 0 && !isFillerZero) {
                    fillerLine = line + countNewlines(UnsafeRawBufferPointer(rebasing: text[..<kept]))
                }
                if byte == 0 {
                    isFillerZero = true
                    damage.trailingZeros += 1
                }
                continue
            }
            if byte > 0x20, let line = fillerLine {
                guard !isFillerZero else {
                    throw StatementFileError(.binary, line: line, message: "The file holds a zero byte and is not text")
                }
                // The character that stands for one that could not be written.
                if damage.count == 0 { (damage.line, damage.byte) = (line, 0x1A) }
                damage.count += 1
                fillerLine = nil
            }
            text[kept] = byte
            kept += 1
        }
        return kept
    }

    private static func firstFiller(in text: UnsafeRawBufferPointer) -> Int {
        var index = 0
        func hasZero(_ word: UInt64) -> Bool { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 }
        while index + 8 <= text.count {
            let word = text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            guard !hasZero(word), !hasZero(word ^ 0x1A1A_1A1A_1A1A_1A1A) else { break }
            index += 8
        }
        while index < text.count, text[index] != 0, text[index] != 0x1A { index += 1 }
        return index
    }
}

/// How many line feeds a run of bytes holds.
func countNewlines(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var index = 0
    // Eight at a time: a byte that was a line feed is zero after the first line, and leaves its top bit after the second.
    while index + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        let others = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word | 0x7F7F_7F7F_7F7F_7F7F
        count &+= Int(truncatingIfNeeded: ((~others >> 7) &* 0x0101_0101_0101_0101) >> 56)
        index += 8
    }
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { count &+= 1 }
        index += 1
    }
    return count
}
