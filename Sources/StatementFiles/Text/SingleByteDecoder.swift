/// Decodes Windows-1252 and ISO-8859-1.
final class SingleByteDecoder: CharacterDecoder {
    private let isWindows: Bool

    init(isWindows: Bool) {
        self.isWindows = isWindows
    }

    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingResult {
        var index = 0
        var written = 0
        while index < input.count {
            // Most text is ASCII, which is copied eight bytes at a time.
            while index + 8 <= input.count, written + 8 <= output.count {
                let word = input.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                guard word & 0x8080_8080_8080_8080 == 0 else { break }
                output.storeBytes(of: word, toByteOffset: written, as: UInt64.self)
                index += 8
                written += 8
            }
            guard index < input.count else { break }
            // One byte becomes at most three bytes of UTF-8.
            guard written + 3 <= output.count else { return DecodingResult(consumed: index, written: written, stopReason: .outputFull) }
            let byte = input[index]
            if byte < 0x80 {
                output[written] = byte
                written += 1
            } else {
                let scalar = isWindows && byte < 0xA0 ? Self.windows1252[Int(byte) - 0x80] : UInt16(byte)
                guard scalar != 0 else { return DecodingResult(consumed: index, written: written, stopReason: .invalid(length: 1)) }
                written += output.encode(UInt32(scalar), at: written)
            }
            index += 1
        }
        return DecodingResult(consumed: index, written: written, stopReason: .needsInput)
    }

    /// Whether a byte is undefined in Windows-1252.
    static func isUndefined(_ byte: UInt8) -> Bool { (0x80...0x9F).contains(byte) && windows1252[Int(byte) - 0x80] == 0 }

    /// The characters 0x80–0x9F of Windows-1252 (WHATWG Encoding, index windows-1252 without control characters); 0 if undefined.
    private static let windows1252: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D, 0,
        0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
    ]
}
