import Models

extension StatementFormat {
    /// Detects the format from the start of a file. The file's name is ignored.
    ///
    /// - Parameter sample: up to 64 KiB of text.
    /// - Throws: `StatementFileError` with reason `.unknownFormat`.
    package static func detect(in sample: String) throws(StatementFileError) -> StatementFormat {
        let text = sample.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        let head = text.prefix(4096)
        let upper = head.uppercased()
        if upper.hasPrefix("OFXHEADER") || upper.range(of: "<OFX>") != nil || upper.range(of: "<?OFX") != nil { return .ofx }
        if text.hasPrefix("<") {
            if head.range(of: "BkToCstmr") != nil || head.range(of: "camt.05") != nil || head.range(of: "<Document") != nil { return .camt }
            throw StatementFileError(
                .unknownFormat, line: 1, code: .fileUnknownXML, found: String(text.prefix(40)),
                expected: "an OFX or Document element")
        }
        if text.hasPrefix("!") || isQIFRecord(head) { return .qif }
        if isMT940(sample) { return .mt940 }
        if text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("%PDF") {
            throw StatementFileError(
                .unknownFormat, line: 1, code: .fileUnknownFormat, found: String(text.prefix(20)),
                expected: "OFX, QFX, QIF, CSV, CAMT.052, CAMT.053, MT940 or MT942")
        }
        return .csv
    }

    /// Whether the first bytes are those of a PDF, ZIP (also XLSX), image, XLS, gzip or SQLite file.
    static func isKnownBinary(_ prefix: [UInt8]) -> Bool {
        let marks: [[UInt8]] = [
            Array("%PDF".utf8), [0x50, 0x4B, 0x03, 0x04], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8),
            [0xD0, 0xCF, 0x11, 0xE0], [0x1F, 0x8B], Array("SQLite format 3".utf8),
        ]
        return marks.contains { prefix.starts(with: $0) }
    }

    /// Whether the text starts with a SWIFT block, has a line that starts with a SWIFT tag, or tags after `@@`.
    private static func isMT940(_ sample: String) -> Bool {
        if sample.hasPrefix("{1:") || sample.hasPrefix("{4:") || MT940LineBreakSource.isUsed(in: sample) { return true }
        for line in sample.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }).prefix(200) {
            guard line.first == UInt8(ascii: ":"), let end = line.dropFirst().firstIndex(of: UInt8(ascii: ":")) else { continue }
            let tag = line[line.index(after: line.startIndex)..<end]
            if tag.elementsEqual("NS".utf8) { return true }
            if (2...3).contains(tag.count), tag.prefix(2).allSatisfy(\.isDigit), tag.dropFirst(2).allSatisfy({ $0 >= 0x41 && $0 <= 0x5A }) {
                return true
            }
        }
        return false
    }

    /// Whether the text is a QIF record without a `!Type` line: a `D` line with a date, a `T` line, and `^`.
    private static func isQIFRecord(_ head: Substring) -> Bool {
        let lines = head.split(whereSeparator: \.isNewline).prefix(12)
        guard let first = lines.first, first.hasPrefix("D"), first.dropFirst().first?.isNumber == true else { return false }
        return lines.contains { $0.hasPrefix("T") } && lines.contains("^")
    }
}
