import Models

/// Decodes bytes of one encoding to UTF-8 incrementally. A character that crosses a chunk boundary is left for the next call.
protocol CharacterDecoder: AnyObject {
    /// Decodes the input until it is used up, the output is full, or a byte sequence is invalid.
    ///
    /// - Parameters:
    ///   - isEnd: whether the input is the last one, so that an incomplete character at its end is invalid.
    ///   - output: a buffer of at least eight bytes.
    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingResult
}

/// The result of one call of a decoder.
struct DecodingResult {
    enum StopReason {
        /// The input is used up, except for an incomplete character at its end.
        case needsInput
        /// The output is full.
        case outputFull
        /// The next `length` bytes of the input are not a character of the encoding.
        case invalid(length: Int)
    }

    var consumed: Int
    /// The number of UTF-8 bytes written to the output.
    var written: Int
    var stopReason: StopReason
}

/// The decoding errors of one file.
struct DecodingErrors: Hashable, Sendable {
    /// The number of characters replaced by U+FFFD.
    var count = 0
    /// The line of the first replaced character, from 1.
    var line = 0
    /// The first byte of that character.
    var byte: UInt8 = 0
    /// The number of zero bytes after the end of the text, which were skipped.
    var trailingZeros = 0

    /// The diagnostics of the file: at most one for replaced characters and one for skipped zero bytes.
    func diagnostics(in encoding: TextEncoding) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if count > 0 {
            diagnostics.append(
                Diagnostic(
                    line: line, severity: .warning, code: .encodingCharactersReplaced, arguments: [String(count), encoding.rawValue],
                    found: "0x" + String(byte, radix: 16, uppercase: true), expected: encoding.rawValue))
        }
        if trailingZeros > 0 {
            diagnostics.append(
                Diagnostic(line: 0, severity: .note, code: .fileTrailingZeros, found: "\(trailingZeros)"))
        }
        return diagnostics
    }
}

extension UnsafeMutableRawBufferPointer {
    /// Writes one scalar as UTF-8 and returns the number of bytes.
    func encode(_ scalar: UInt32, at index: Int) -> Int {
        if scalar < 0x80 {
            self[index] = UInt8(scalar)
            return 1
        }
        if scalar < 0x800 {
            self[index] = UInt8(0xC0 | scalar >> 6)
            self[index + 1] = UInt8(0x80 | scalar & 0x3F)
            return 2
        }
        if scalar < 0x10000 {
            self[index] = UInt8(0xE0 | scalar >> 12)
            self[index + 1] = UInt8(0x80 | scalar >> 6 & 0x3F)
            self[index + 2] = UInt8(0x80 | scalar & 0x3F)
            return 3
        }
        self[index] = UInt8(0xF0 | scalar >> 18)
        self[index + 1] = UInt8(0x80 | scalar >> 12 & 0x3F)
        self[index + 2] = UInt8(0x80 | scalar >> 6 & 0x3F)
        self[index + 3] = UInt8(0x80 | scalar & 0x3F)
        return 4
    }
}
