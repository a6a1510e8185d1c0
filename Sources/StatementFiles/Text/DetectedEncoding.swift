package import Models

/// The encoding of a file, with its byte order mark and a warning if the header declares another encoding or the bytes are ambiguous.
struct DetectedEncoding: Hashable {
    var encoding: TextEncoding
    /// The length of the byte order mark in bytes.
    var byteOrderMarkLength = 0
    /// A warning if the file's header declares another encoding than its bytes are in, or if the bytes are ambiguous.
    var warning: Diagnostic?

    /// Selects the encoding: the user's choice, else the byte order mark, else the header's declaration checked against the bytes.
    ///
    /// - Parameters:
    ///   - prefix: the first bytes of the file, up to 4096.
    ///   - chosen: the user's choice.
    ///   - open: opens the file to read all its bytes. It is called only if they are needed, and again if they are not UTF-8.
    init(prefix: [UInt8], chosen: TextEncoding?, open: () throws -> any ByteSource) throws {
        let mark = TextEncoding.byteOrderMark(in: prefix)
        if let chosen {
            // The mark decides the byte order if the user chose UTF-16.
            if let mark, mark.encoding == chosen || (mark.encoding.isUTF16 && chosen.isUTF16) {
                (encoding, byteOrderMarkLength) = mark
            } else {
                encoding = chosen
            }
            return
        }
        if let mark {
            (encoding, byteOrderMarkLength) = mark
            return
        }
        let declared = DeclaredEncoding(in: prefix)
        let statistics = try EncodingStatistics(open())
        let isUTF8 = statistics.isUTF8 || statistics.isMostlyUTF8
        if let certain = Self.choose(declared, statistics) {
            self = certain
            return
        }
        let guess = isUTF8 ? EncodingGuess(.utf8) : EncodingGuess(try EncodingSample(open()))
        self = Self.choose(declared, statistics, guess)
    }

    private init(_ encoding: TextEncoding, _ warning: Diagnostic? = nil) {
        self.encoding = encoding
        self.warning = warning
    }

    // MARK: - Private

    /// The encoding if the declaration and the bytes determine it without a guess.
    private static func choose(_ declared: DeclaredEncoding, _ statistics: EncodingStatistics) -> DetectedEncoding? {
        guard case .known(let encoding) = declared, encoding != .utf8, !encoding.isUTF16 else { return nil }
        if statistics.isASCII { return DetectedEncoding(encoding) }
        // Two bytes of an East Asian encoding can form a valid UTF-8 sequence by chance, but rarely three bytes or many sequences.
        let isCertain = !encoding.isMultibyte || statistics.longSequences > 0 || statistics.sequences > 4
        if statistics.isUTF8, isCertain { return overriding(encoding, with: .utf8) }
        if statistics.sequences >= 8, statistics.sequences >= 8 * statistics.invalidBytes, !encoding.isMultibyte {
            return overriding(encoding, with: .utf8)
        }
        // 0x80–0x9F are control characters in ISO-8859-1. Programs that declare it and use these bytes write Windows-1252.
        if encoding == .latin1, statistics.c1Controls > 0 { return overriding(.latin1, with: .windows1252) }
        return DetectedEncoding(encoding)
    }

    private static func choose(
        _ declared: DeclaredEncoding, _ statistics: EncodingStatistics, _ guess: EncodingGuess
    ) -> DetectedEncoding {
        let likely = guess.encoding
        switch declared {
        case .none: return DetectedEncoding(likely, guess.alternative.map { doubtWarning(likely, or: $0) })
        case .unknown(let name):
            return DetectedEncoding(
                likely,
                statistics.isASCII ? nil : warning(.encodingUnknown, arguments: [likely.rawValue], found: name))
        case .known(.utf8):
            let isOther = likely != .utf8 && statistics.undefinedInWindows == 0
            return isOther ? overriding(.utf8, with: likely) : DetectedEncoding(.utf8)
        case .known:
            return DetectedEncoding(likely, warning(.encodingNotUTF16, arguments: [likely.rawValue], found: "UTF-16"))
        }
    }

    private static func overriding(_ declared: TextEncoding, with encoding: TextEncoding) -> DetectedEncoding {
        DetectedEncoding(
            encoding,
            warning(.encodingContradictsHeader, arguments: [declared.rawValue, encoding.rawValue], found: declared.rawValue))
    }

    private static func doubtWarning(_ encoding: TextEncoding, or alternative: TextEncoding) -> Diagnostic {
        warning(.encodingDoubtful, arguments: [encoding.rawValue, alternative.rawValue], found: encoding.rawValue)
    }

    private static func warning(_ code: DiagnosticCode, arguments: [String], found: String) -> Diagnostic {
        Diagnostic(
            line: 1, severity: .warning, code: code, arguments: arguments, found: found, expected: "the encoding of the bytes")
    }
}

extension TextEncoding {
    /// The encoding indicated by a byte order mark or by the pattern of zero bytes, with the length of the mark.
    package static func byteOrderMark(in prefix: some Collection<UInt8>) -> (encoding: TextEncoding, length: Int)? {
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

    var isMultibyte: Bool {
        switch self {
        case .shiftJIS, .eucJP, .iso2022JP, .eucKR, .gb18030, .big5: true
        default: false
        }
    }
}
