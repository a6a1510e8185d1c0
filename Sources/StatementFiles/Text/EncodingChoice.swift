package import Models

/// The encoding in which a file is read, and what is to be said about it.
struct EncodingChoice: Hashable {
    var encoding: TextEncoding
    /// Length of the byte order mark.
    var markLength = 0
    /// Where the file's header says something else than its bytes.
    var remark: Diagnostic?

    /// Chooses by what a person says, else by a byte order mark, else by the file's header and its bytes.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes, 4096 or all.
    ///   - chosen: what the person says.
    ///   - survey: looks at all bytes; asked only where they decide.
    init(prefix: [UInt8], chosen: TextEncoding?, survey: () throws -> EncodingSurvey) throws {
        let mark = TextEncoding.mark(in: prefix)
        if let chosen {
            // Who says UTF-16 need not know the order of its bytes.
            if let mark, mark.encoding == chosen || (mark.encoding.isUTF16 && chosen.isUTF16) {
                (encoding, markLength) = mark
            } else {
                encoding = chosen
            }
            return
        }
        if let mark {
            (encoding, markLength) = mark
            return
        }
        let declared = DeclaredEncoding(in: prefix)
        self = Self.choose(declared, try survey())
    }

    private init(_ encoding: TextEncoding, _ remark: Diagnostic? = nil) {
        self.encoding = encoding
        self.remark = remark
    }

    // MARK: - Private

    private static func choose(_ declared: DeclaredEncoding, _ survey: EncodingSurvey) -> EncodingChoice {
        let likely: TextEncoding = survey.isUTF8 || survey.isMostlyUTF8 ? .utf8 : .windows1252
        switch declared {
        case .none: return EncodingChoice(likely)
        case .unknown(let name):
            return EncodingChoice(
                likely, survey.isASCII ? nil : remark("The header names an encoding that is not known; \(likely.rawValue) is taken", name))
        case .known(.utf16LittleEndian), .known(.utf16BigEndian):
            return EncodingChoice(
                likely, remark("The header says UTF-16, but each character is one byte; \(likely.rawValue) is taken", "UTF-16"))
        case .known(.utf8):
            let isWindows = !survey.isMostlyUTF8 && survey.damaged > 0 && survey.undefinedInWindows == 0
            return isWindows ? other(.windows1252, than: .utf8) : EncodingChoice(.utf8)
        case .known(let encoding):
            if survey.isASCII { return EncodingChoice(encoding) }
            // Two bytes of an East Asian encoding can look like one character of UTF-8, but not three, and not often.
            let isCertain = !encoding.hasCharactersOfSeveralBytes || survey.longSequences > 0 || survey.sequences > 4
            if survey.isUTF8, isCertain { return other(.utf8, than: encoding) }
            if survey.sequences >= 8, survey.sequences >= 8 * survey.damaged, !encoding.hasCharactersOfSeveralBytes {
                return other(.utf8, than: encoding)
            }
            // ISO-8859-1 has no characters there, only controls; programs that say so write Windows-1252.
            if encoding == .latin1, survey.controls > 0 { return other(.windows1252, than: .latin1) }
            return EncodingChoice(encoding)
        }
    }

    private static func other(_ encoding: TextEncoding, than declared: TextEncoding) -> EncodingChoice {
        EncodingChoice(
            encoding,
            remark("The header says \(declared.rawValue), but the bytes are \(encoding.rawValue), which is taken", declared.rawValue))
    }

    private static func remark(_ message: String, _ found: String) -> Diagnostic {
        Diagnostic(line: 1, severity: .warning, message: message, found: found, expected: "the encoding of the bytes")
    }
}

extension TextEncoding {

    /// The encoding that a byte order mark or the pattern of zero bytes shows, with the length of the mark.
    package static func mark(in prefix: some Collection<UInt8>) -> (encoding: TextEncoding, length: Int)? {
        let head = Array(prefix.prefix(64))
        if head.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if head.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if head.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        guard head.count >= 4 else { return nil }
        if head[0] != 0, head[1] == 0, head[2] != 0, head[3] == 0 { return (.utf16LittleEndian, 0) }
        if head[0] == 0, head[1] != 0, head[2] == 0, head[3] != 0 { return (.utf16BigEndian, 0) }
        return nil
    }

    fileprivate var isUTF16: Bool { self == .utf16LittleEndian || self == .utf16BigEndian }

    fileprivate var hasCharactersOfSeveralBytes: Bool {
        switch self {
        case .shiftJIS, .eucJP, .iso2022JP, .eucKR, .gb18030, .big5: true
        default: false
        }
    }
}
