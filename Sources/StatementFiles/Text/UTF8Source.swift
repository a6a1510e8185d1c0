package import Models

/// Decodes a source of any supported encoding to UTF-8 as a stream, so that scanners handle UTF-8 only.
///
/// Invalid bytes are replaced with U+FFFD and counted in `decodingErrors`. Too many of them, or a zero byte within the text, are an error.
/// Zero bytes after the text are skipped. Memory is constant.
package final class UTF8Source: ByteSource {
    /// A file with more replaced characters than this is rejected if they are also more than one byte in twenty.
    private static let replacementLimit = 64
    private static let chunkSize = 64 << 10

    private let source: any ByteSource
    private let encoding: TextEncoding
    private var decoder: (any CharacterDecoder)?
    private var skip: Int
    private var raw = [UInt8](repeating: 0, count: UTF8Source.chunkSize)
    /// The range of bytes in `raw` that are not decoded yet.
    private var start = 0
    private var end = 0
    private var hasEnded = false
    private var decoded = 0
    private var line = 1
    /// The line of the first zero byte or DOS end-of-file character (0x1A) that is followed only by whitespace so far.
    private var paddingLine: Int?
    private var hasZeroPadding = false

    /// The characters replaced and bytes skipped so far.
    private(set) var decodingErrors = DecodingErrors()

    /// - Parameter skip: the length of the byte order mark.
    package init(_ source: any ByteSource, encoding: TextEncoding, skippingByteOrderMark skip: Int = 0) {
        self.source = source
        self.encoding = encoding
        self.skip = skip
    }

    package func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let written = try decode(into: buffer)
            guard written > 0 else { return 0 }
            decoded += written
            let kept = try removePadding(UnsafeMutableRawBufferPointer(rebasing: buffer[..<written]))
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
            switch step.stopReason {
            case .outputFull: return written
            case .invalid(let length):
                guard written + 8 <= buffer.count else { return written }
                try recordInvalidByte(raw[start], after: UnsafeRawBufferPointer(rebasing: buffer[..<written]))
                written += buffer.encode(0xFFFD, at: written)
                start += length
                guard written + 8 <= buffer.count else { return written }
            case .needsInput:
                if hasEnded || written > 0 { return written }
                try refill()
            }
        }
    }

    static func decoder(for encoding: TextEncoding) throws(StatementFileError) -> any CharacterDecoder {
        switch encoding {
        case .utf8: UTF8Decoder()
        case .windows1252: SingleByteDecoder(isWindows: true)
        case .latin1: SingleByteDecoder(isWindows: false)
        case .utf16LittleEndian: UTF16Decoder(isLittleEndian: true)
        case .utf16BigEndian: UTF16Decoder(isLittleEndian: false)
        default: try IconvDecoder(encoding)
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

    private func recordInvalidByte(_ byte: UInt8, after text: UnsafeRawBufferPointer) throws {
        if decodingErrors.count == 0 {
            decodingErrors.line = line + countNewlines(text)
            decodingErrors.byte = byte
        }
        decodingErrors.count += 1
        guard decodingErrors.count > Self.replacementLimit, decodingErrors.count > (decoded + text.count) / 20 else { return }
        throw StatementFileError(
            .undecodable(encoding: encoding.rawValue), line: decodingErrors.line, code: .encodingInvalidBytes,
            arguments: [encoding.rawValue],
            found: "0x" + String(decodingErrors.byte, radix: 16, uppercase: true), expected: "the file's encoding, where it is another")
    }

    // MARK: - Zero bytes and the end-of-file character

    /// Removes zero bytes and 0x1A from decoded text. Zero bytes are allowed only after the text.
    ///
    /// - Returns: the number of remaining bytes.
    private func removePadding(_ text: UnsafeMutableRawBufferPointer) throws -> Int {
        var index = paddingLine == nil ? Self.firstPaddingByte(in: UnsafeRawBufferPointer(text)) : 0
        var kept = index
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == 0 || byte == 0x1A {
                if paddingLine == nil || (byte == 0 && !hasZeroPadding) {
                    paddingLine = line + countNewlines(UnsafeRawBufferPointer(rebasing: text[..<kept]))
                }
                if byte == 0 {
                    hasZeroPadding = true
                    decodingErrors.trailingZeros += 1
                }
                continue
            }
            if byte > 0x20, let line = paddingLine {
                guard !hasZeroPadding else {
                    throw StatementFileError(.binary, line: line, code: .fileZeroByte)
                }
                // Within text 0x1A is the substitute character (SUB) for one that could not be encoded.
                if decodingErrors.count == 0 { (decodingErrors.line, decodingErrors.byte) = (line, 0x1A) }
                decodingErrors.count += 1
                paddingLine = nil
            }
            text[kept] = byte
            kept += 1
        }
        return kept
    }

    private static func firstPaddingByte(in text: UnsafeRawBufferPointer) -> Int {
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

/// The number of line feeds in the bytes.
func countNewlines(_ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var index = 0
    while index + 8 <= bytes.count {
        // Counts eight bytes at a time, each in a byte of its own, which holds the count of up to 255 words.
        var counts: UInt64 = 0
        let end = min(bytes.count - 7, index + 255 * 8)
        while index < end {
            // XOR turns each line feed into a zero byte, whose high bit the next expression leaves clear.
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
            let others = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | word | 0x7F7F_7F7F_7F7F_7F7F
            counts &+= ~others >> 7
            index += 8
        }
        let pairs = (counts & 0x00FF_00FF_00FF_00FF) &+ ((counts >> 8) & 0x00FF_00FF_00FF_00FF)
        count &+= Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) >> 48)
    }
    while index < bytes.count {
        if bytes[index] == UInt8(ascii: "\n") { count &+= 1 }
        index += 1
    }
    return count
}
