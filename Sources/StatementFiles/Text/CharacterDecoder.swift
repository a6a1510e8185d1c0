import Models

/// Turns bytes of one encoding into UTF-8, piece by piece. What lies across the seam of two pieces is left to the next call.
protocol CharacterDecoder: AnyObject {

    /// Decodes from the front of the input as far as it can.
    ///
    /// - Parameters:
    ///   - isEnd: nothing follows the input, so that a character that is begun in it is damaged.
    ///   - output: at least eight bytes.
    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingStep
}

/// How far one call of a decoder came.
struct DecodingStep {

    enum Stop {
        /// The input is used up, but for the beginning of a character.
        case needsInput
        /// The output is full.
        case needsRoom
        /// The next bytes of the input, so many, are no character of the encoding.
        case damaged(length: Int)
    }

    var consumed: Int
    /// Bytes of UTF-8 in the output.
    var written: Int
    var stop: Stop
}

/// What a file held that its encoding does not have.
struct DecodingDamage: Hashable, Sendable {
    /// How many characters were replaced.
    var count = 0
    /// Where the first one stood, from 1.
    var line = 0
    /// Its first byte.
    var byte: UInt8 = 0
    /// Zero bytes behind the end of the text, which were left out.
    var trailingZeros = 0

    /// What is said about it, once for a file.
    func diagnostics(in encoding: TextEncoding) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        if count > 0 {
            let subject =
                count == 1
                ? "One character is not \(encoding.rawValue) and was" : "\(count) characters are not \(encoding.rawValue) and were"
            diagnostics.append(
                Diagnostic(
                    line: line, severity: .warning,
                    message: "\(subject) replaced by \u{FFFD}",
                    found: "0x" + String(byte, radix: 16, uppercase: true), expected: encoding.rawValue))
        }
        if trailingZeros > 0 {
            diagnostics.append(
                Diagnostic(
                    line: 0, severity: .note, message: "Zero bytes behind the end of the text were left out", found: "\(trailingZeros)"))
        }
        return diagnostics
    }
}

extension UnsafeMutableRawBufferPointer {

    /// Writes one scalar as UTF-8 and gives the number of bytes.
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
