import Models

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Encodings that the system's C library converts (POSIX `iconv`).
final class SystemDecoder: CharacterDecoder {
    private let descriptor: iconv_t

    /// - Throws: `StatementFileError` where this machine has no converter for the encoding.
    init(_ encoding: TextEncoding) throws(StatementFileError) {
        // What `iconv_open` gives for an encoding that it does not have.
        let none = iconv_t(bitPattern: -1)
        for name in encoding.systemNames {
            guard let opened = iconv_open("UTF-8", name), opened != none else { continue }
            descriptor = opened
            return
        }
        throw StatementFileError(
            .undecodable(encoding: encoding.rawValue), message: "This machine cannot convert \(encoding.rawValue)",
            expected: "a file in UTF-8")
    }

    deinit {
        iconv_close(descriptor)
    }

    func decode(_ input: UnsafeRawBufferPointer, isEnd: Bool, into output: UnsafeMutableRawBufferPointer) -> DecodingStep {
        guard !input.isEmpty else { return DecodingStep(consumed: 0, written: 0, stop: .needsInput) }
        // `iconv` only reads what its input points to.
        var from = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: CChar.self))
        var left = input.count
        var into = output.baseAddress?.assumingMemoryBound(to: CChar.self)
        var room = output.count
        let result = iconv(descriptor, &from, &left, &into, &room)
        let code = result == -1 ? errno : 0
        let consumed = input.count - left
        let written = output.count - room
        let stop: DecodingStep.Stop =
            switch code {
            case E2BIG: .needsRoom
            case EILSEQ: .damaged(length: 1)
            case EINVAL: isEnd ? .damaged(length: left) : .needsInput
            default: .needsInput
            }
        return DecodingStep(consumed: consumed, written: written, stop: stop)
    }
}

extension TextEncoding {

    /// What C libraries call it, the best name first: the variants of Windows have the characters that banks use beside the standard's.
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
