import Models

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Decodes the encodings that the system's C library supports (POSIX `iconv`).
final class IconvDecoder: CharacterDecoder {
    private let descriptor: iconv_t

    /// - Throws: `StatementFileError` if the C library does not support the encoding.
    init(_ encoding: TextEncoding) throws(StatementFileError) {
        // `iconv_open` returns -1 for an unsupported encoding.
        let none = iconv_t(bitPattern: -1)
        for name in encoding.systemNames {
            guard let opened = iconv_open("UTF-8", name), opened != none else { continue }
            descriptor = opened
            return
        }
        throw StatementFileError(
            .undecodable(encoding: encoding.rawValue), code: .encodingUnsupported, arguments: [encoding.rawValue],
            expected: "a file in UTF-8")
    }

    deinit {
        iconv_close(descriptor)
    }

    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingResult {
        guard !input.isEmpty else { return DecodingResult(consumed: 0, written: 0, stopReason: .needsInput) }
        // `iconv` does not write to its input, though its parameter is mutable.
        var from = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: CChar.self))
        var left = input.count
        var into = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = output.count
        let result = iconv(descriptor, &from, &left, &into, &room)
        let code = result == -1 ? errno : 0
        let consumed = input.count - left
        let written = output.count - room
        let stopReason: DecodingResult.StopReason =
            switch code {
            case E2BIG: .outputFull
            case EILSEQ: .invalid(length: 1)
            case EINVAL: isEnd ? .invalid(length: left) : .needsInput
            default: .needsInput
            }
        return DecodingResult(consumed: consumed, written: written, stopReason: stopReason)
    }
}

extension TextEncoding {
    /// The names of the encoding in C libraries, in order of preference. Windows variants come first, because they contain the characters
    /// that banks use in addition to the standard's.
    fileprivate var systemNames: [String] {
        switch self {
        case .shiftJIS: ["CP932", "SHIFT_JIS", "SHIFT-JIS"]
        case .eucJP: ["EUC-JP-MS", "EUC-JP"]
        case .eucKR: ["CP949", "EUC-KR"]
        case .gb18030: ["GB18030"]
        case .big5: ["BIG5-HKSCS", "CP950", "BIG5"]
        case .macRoman: ["MACINTOSH", "MACROMAN"]
        case .windows1250: ["CP1250", "WINDOWS-1250"]
        case .windows1251: ["CP1251", "WINDOWS-1251"]
        case .windows1253: ["CP1253", "WINDOWS-1253"]
        case .windows1254: ["CP1254", "WINDOWS-1254"]
        case .windows1257: ["CP1257", "WINDOWS-1257"]
        case .ibm437: ["CP437", "IBM437"]
        case .ibm850: ["CP850", "IBM850"]
        case .ibm852: ["CP852", "IBM852"]
        case .utf8, .utf16LittleEndian, .utf16BigEndian, .windows1252, .latin1, .latin2, .cyrillicISO, .greekISO, .latin5, .latin9, .koi8R,
            .koi8U, .iso2022JP:
            [rawValue]
        }
    }
}
