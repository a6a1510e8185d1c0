import Models
import StatementFiles
import TestTools
import Testing

/// Detection of encodings: user's choice, byte order mark, header, bytes.
@Suite struct TextEncodingTests {

    struct Sample: Sendable, CustomTestStringConvertible {
        var encoding: TextEncoding
        /// The name in headers.
        var name: String
        var text: String
        var bytes: [UInt8]
        var testDescription: String { name }

        init(_ encoding: TextEncoding, _ name: String, _ text: String, _ bytes: [UInt8]) {
            (self.encoding, self.name, self.text, self.bytes) = (encoding, name, text, bytes)
        }
    }

    static let samples = [
        Sample(.shiftJIS, "Shift_JIS", "日本\\表", [0x93, 0xFA, 0x96, 0x7B, 0x5C, 0x95, 0x5C]),
        Sample(.eucJP, "EUC-JP", "日本", [0xC6, 0xFC, 0xCB, 0xDC]),
        Sample(.eucKR, "EUC-KR", "한국", [0xC7, 0xD1, 0xB1, 0xB9]),
        Sample(.gb18030, "GB18030", "中国", [0xD6, 0xD0, 0xB9, 0xFA]),
        Sample(.gb18030, "GBK", "中国", [0xD6, 0xD0, 0xB9, 0xFA]),
        Sample(.big5, "Big5", "中國", [0xA4, 0xA4, 0xB0, 0xEA]),
        Sample(.koi8R, "KOI8-R", "Привет", [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4]),
        Sample(.macRoman, "macintosh", "Café", [0x43, 0x61, 0x66, 0x8E]),
        Sample(.windows1251, "windows-1251", "Привет", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2]),
        Sample(.latin2, "ISO-8859-2", "Łódź", [0xA3, 0xF3, 0x64, 0xBC]),
        Sample(.latin9, "ISO-8859-15", "5 €", [0x35, 0x20, 0xA4]),
        Sample(.ibm850, "850", "Café", [0x43, 0x61, 0x66, 0x82]),
        Sample(.windows1252, "1252", "Café", [0x43, 0x61, 0x66, 0xE9]),
    ]

    @Test(arguments: samples) func aHeaderDeclaresTheEncoding(_ sample: Sample) throws {
        let ofx = try StatementBytes.read(StatementBytes.ofx(sample.bytes, charset: sample.name))
        #expect(ofx.file.encoding == sample.encoding)
        #expect(ofx.read.statements[0].lines.map(\.payee) == [sample.text])
        #expect(ofx.read.diagnostics.isEmpty)
        // Encoding names in XML start with a letter.
        guard sample.name.first?.isLetter == true else { return }
        let camt = try StatementBytes.read(StatementBytes.camt(sample.bytes, encoding: sample.name))
        #expect(camt.read.statements[0].lines.map(\.payee) == [sample.text])
        #expect(camt.read.diagnostics.isEmpty)
    }

    @Test(arguments: samples) func userChoosesEncoding(_ sample: Sample) throws {
        let encoding = try #require(TextEncoding(name: sample.name))
        for bytes in [StatementBytes.qif(sample.bytes), StatementBytes.csv(sample.bytes)] {
            let read = try StatementBytes.read(bytes, encoding: encoding).read
            #expect(read.statements[0].lines.map(\.payee) == [sample.text, "Kiosk"])
            #expect(read.diagnostics.isEmpty)
        }
        let mt940 = try StatementBytes.read(StatementBytes.mt940(sample.bytes), encoding: encoding).read
        #expect(mt940.statements[0].lines.map(\.memo) == [sample.text])
    }

    @Test(arguments: samples) func charactersMayCrossChunkBoundaries(_ sample: Sample) throws {
        let bytes = Array(repeating: sample.bytes + [0x0A], count: 40).flatMap { $0 }
        for chunk in [1, 2, 3, 5, 7, 64] {
            let window = ByteWindow(UTF8Source(MemoryByteSource(bytes, chunk: chunk), encoding: sample.encoding), capacity: 64)
            var lines: [String] = []
            while let line = try window.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
            #expect(lines == Array(repeating: sample.text, count: 40))
        }
    }

    @Test func namesAndAliasesAreFoundInAnyLetterCase() {
        for encoding in TextEncoding.allCases { #expect(TextEncoding(name: encoding.rawValue) == encoding) }
        for (alias, encoding) in [
            ("sjis", TextEncoding.shiftJIS), ("cp932", .shiftJIS), ("gb2312", .gb18030), ("cp949", .eucKR), ("latin1", .latin1),
            ("utf8", .utf8),
            ("UTF-16", .utf16LittleEndian), ("MacRoman", .macRoman), ("koi8_r", .koi8R), ("CP-1252", .windows1252), ("euc_kr", .eucKR),
        ] { #expect(TextEncoding(name: alias) == encoding, "\(alias)") }
        #expect(TextEncoding(name: "klingon") == nil && TextEncoding(name: "") == nil)
    }

    // MARK: - Wrong headers

    @Test(arguments: ["UTF-16", "utf-16le", "UTF-16BE"]) func aHeaderThatSaysUTF16OverSingleBytesIsSaid(name: String) throws {
        for bytes in [
            StatementBytes.ofx(Array("Café".utf8), charset: name), StatementBytes.ofx(Array("Café".utf8), encoding: name),
            StatementBytes.camt(Array("Café".utf8), encoding: name),
        ] {
            let read = try StatementBytes.read(bytes).read
            #expect(read.statements[0].lines.map(\.payee) == ["Café"])
            #expect(read.diagnostics.map(\.severity) == [.warning] && read.diagnostics[0].code == .encodingNotUTF16)
        }
        let windows = try StatementBytes.read(StatementBytes.ofx([0x43, 0x61, 0x66, 0xE9], charset: name)).read
        #expect(windows.statements[0].lines.map(\.payee) == ["Café"])
    }

    @Test(arguments: ["1252", "ISO-8859-1", "KOI8-R", "windows-1251"]) func aHeaderOverValidUTF8GivesWayAndIsSaid(name: String) throws {
        let (file, read) = try StatementBytes.read(StatementBytes.ofx(Array("Café Łódź".utf8), charset: name))
        #expect(file.encoding == .utf8)
        #expect(read.statements[0].lines.map(\.payee) == ["Café Łódź"])
        #expect(read.diagnostics.map(\.code) == [.encodingContradictsHeader] && read.diagnostics[0].arguments.last == "UTF-8")
    }

    @Test func utf8DeclaredOverWindowsBytesIsReadAsTheyAre() throws {
        let read = try StatementBytes.read(StatementBytes.camt([0x43, 0x61, 0x66, 0xE9], encoding: "UTF-8")).read
        #expect(read.statements[0].lines.map(\.payee) == ["Café"])
        #expect(read.diagnostics.map(\.code) == [.encodingContradictsHeader])
        #expect(read.diagnostics[0].arguments == ["UTF-8", "Windows-1252"])
    }

    @Test func unknownEncodingNameIsReportedIfRelevant() throws {
        let plain = try StatementBytes.read(StatementBytes.ofx(Array("Cafe".utf8), charset: "klingon")).read
        #expect(plain.diagnostics.isEmpty)
        let read = try StatementBytes.read(StatementBytes.ofx(Array("Café".utf8), charset: "klingon")).read
        #expect(read.statements[0].lines.map(\.payee) == ["Café"])
        #expect(read.diagnostics.map(\.found) == ["klingon"])
    }

    @Test func eastAsianBytesThatLookLikeUTF8StayWhatTheHeaderSays() throws {
        // 0xC4 0xA3 is a valid character in both GB18030 and UTF-8.
        let read = try StatementBytes.read(StatementBytes.ofx([0xC4, 0xA3], charset: "GBK")).read
        #expect(read.statements[0].lines.map(\.payee) == ["模"])
        #expect(read.diagnostics.isEmpty)
        let utf8 = try StatementBytes.read(StatementBytes.ofx(Array("你好".utf8), charset: "GBK")).read
        #expect(utf8.statements[0].lines.map(\.payee) == ["你好"])
        #expect(utf8.diagnostics.count == 1)
    }

    // MARK: - Invalid bytes

    @Test func invalidByteIsReplacedAndReportedOnce() throws {
        let payee = Array("Müller".utf8) + [0xFF] + Array(" Łódź".utf8)
        for bytes in [StatementBytes.qif(payee), StatementBytes.csv(payee)] {
            let (file, read) = try StatementBytes.read(bytes)
            #expect(file.encoding == .utf8)
            #expect(read.statements[0].lines.map(\.payee) == ["Müller\u{FFFD} Łódź", "Kiosk"])
            #expect(read.diagnostics.map(\.severity) == [.warning])
            #expect(read.diagnostics[0].found == "0xFF" && read.diagnostics[0].code == .encodingCharactersReplaced)
            #expect(read.diagnostics[0].arguments == ["1", "UTF-8"])
            #expect(read.diagnostics[0].line == (file.format == .qif ? 4 : 2))
        }
        for bytes in [StatementBytes.ofx(payee, encoding: "UTF-8"), StatementBytes.camt(payee, encoding: "UTF-8")] {
            let read = try StatementBytes.read(bytes).read
            #expect(read.statements[0].lines.map(\.payee) == ["Müller\u{FFFD} Łódź"])
            #expect(read.diagnostics.map(\.severity) == [.warning])
        }
        let memo = try StatementBytes.read(StatementBytes.mt940(payee)).read
        #expect(memo.statements[0].lines.map(\.memo) == ["Müller\u{FFFD} Łódź"])
    }

    @Test func severalAreCountedInOneDiagnostic() throws {
        let payee = Array("Ü".utf8) + [0xFF, 0x20] + Array("Ü".utf8) + [0xE4, 0xBD, 0x2C - 0x0C] + Array("ÜÜ".utf8)
        let read = try StatementBytes.read(StatementBytes.qif(payee)).read
        #expect(read.statements[0].lines[0].payee == "Ü\u{FFFD} Ü\u{FFFD} ÜÜ")
        #expect(read.diagnostics.map(\.code) == [.encodingCharactersReplaced] && read.diagnostics[0].arguments == ["2", "UTF-8"])
    }

    @Test func invalidByteInEastAsianFileDoesNotConsumeNeighbours() throws {
        // A lead byte without its trail byte, before the comma.
        let bytes =
            Array("Date,Amount,Description\n2026-01-03,-1.50,".utf8) + [0x93, 0xFA, 0x81, 0x0A] + Array("2026-01-04,-2.50,Kiosk\n".utf8)
        let read = try StatementBytes.read(bytes, encoding: .shiftJIS).read
        #expect(read.statements[0].lines.map(\.payee) == ["日\u{FFFD}", "Kiosk"])
        #expect(read.diagnostics.count == 1 && read.diagnostics[0].line == 2)
    }

    @Test func undefinedWindowsByteIsReplaced() throws {
        let read = try StatementBytes.read(StatementBytes.csv([0x43, 0x61, 0x66, 0xE9, 0x81])).read
        #expect(read.statements[0].lines[0].payee == "Café\u{FFFD}")
        #expect(read.diagnostics.count == 1)
    }

    @Test func aFileThatIsNotInItsEncodingAtAllIsRefused() throws {
        let noise = (0..<400).map { _ in UInt8(0x81) }
        #expect(StatementBytes.reason(StatementBytes.ofx(noise, encoding: "UTF-8")) == .undecodable(encoding: "UTF-8"))
    }

    // MARK: - Zero bytes

    @Test(arguments: [[0], [0, 0, 0, 0], [0x1A], [0x1A, 0, 0], [0, 0x0D, 0x0A]] as [[UInt8]])
    func paddingAfterTextIsSkipped(filler: [UInt8]) throws {
        for bytes in [
            StatementBytes.ofx(Array("A".utf8)), StatementBytes.qif(Array("A".utf8)), StatementBytes.csv(Array("A".utf8)),
            StatementBytes.mt940(Array("A".utf8)), StatementBytes.camt(Array("A".utf8), encoding: "UTF-8"),
        ] {
            let whole = try StatementBytes.read(bytes).read
            let read = try StatementBytes.read(bytes + filler).read
            #expect(read.statements == whole.statements)
            #expect(read.diagnostics.filter { $0.severity != .note } == whole.diagnostics)
        }
    }

    @Test func zeroByteWithinTextIsBinary() {
        #expect(StatementBytes.reason(StatementBytes.csv([0x41, 0, 0x42])) == .binary)
        #expect(StatementBytes.reason(StatementBytes.qif([0x41, 0, 0x42])) == .binary)
    }

    @Test(arguments: [true, false]) func utf16WithAZeroCharacterAtItsEndIsRead(isLittleEndian: Bool) throws {
        let text = "Date,Amount,Description\n2026-01-03,-1.50,Łódź\n\0"
        let bytes = text.utf16.flatMap { unit -> [UInt8] in
            let (low, high) = (UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8))
            return isLittleEndian ? [low, high] : [high, low]
        }
        for mark in [isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF], []] as [[UInt8]] {
            let read = try StatementBytes.read(mark + bytes).read
            #expect(read.statements[0].lines.map(\.payee) == ["Łódź"])
        }
    }

    @Test func randomBytesGiveResultOrError() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = SeededGenerator(seed: seed)
            var bytes = [
                StatementBytes.ofx(Array("Café".utf8)), StatementBytes.csv(Array("Łódź".utf8)), StatementBytes.qif(Array("日本".utf8)),
            ][
                Int(seed % 3)]
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 1...255, using: &random)
            }
            let encoding = Bool.random(using: &random) ? nil : TextEncoding.allCases.randomElement(using: &random)
            do {
                _ = try StatementBytes.read(bytes, encoding: encoding)
            } catch is StatementFileError {
                // Refused as a whole; any other error fails the test.
            }
        }
    }
}
