import StatementFiles
import Testing

/// The error of a rejected file; nil if it was read.
func violation(_ body: () throws -> Void) -> StatementFileError? {
    do {
        try body()
        return nil
    } catch {
        return error as? StatementFileError
    }
}

@Suite struct XMLHostileTests {
    typealias Fixture = CAMTFixture

    private func violation(_ text: String, chunk: Int = .max) -> StatementFileError? {
        StatementFilesTests.violation { _ = try Fixture.read(text, chunk: chunk) }
    }

    @Test func billionLaughsAreRefusedBeforeTheFirst() {
        let laughs = (1...9).map { "<!ENTITY l\($0) \"" + String(repeating: "&l\($0 - 1);", count: 10) + "\">" }.joined()
        let text = "<?xml version=\"1.0\"?>\n<!DOCTYPE Document [<!ENTITY l0 \"ha\">\(laughs)]>\n<Document>&l9;</Document>"
        #expect(violation(text)?.reason == .hostile)
        #expect(violation(text)?.line == 2)
    }

    @Test(arguments: [
        "<!DOCTYPE Document SYSTEM \"file:///etc/passwd\"><Document/>",
        "<!DOCTYPE Document [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><Document>&x;</Document>", "<!DOCTYPE Document><Document/>",
    ]) func documentTypesAreRefused(text: String) {
        #expect(violation(text)?.reason == .hostile)
        #expect(violation(text, chunk: 1)?.reason == .hostile)
    }

    @Test func anUnknownEntityIsMalformed() {
        #expect(violation("<Document>\n&x;</Document>")?.reason == .malformed)
        #expect(violation("<Document>\n&x;</Document>")?.line == 2)
    }

    @Test func deepNestingIsRefused() {
        #expect(violation(String(repeating: "<a>", count: 100_000))?.reason == .hostile)
        #expect(violation(String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64))?.reason == .malformed)
    }

    @Test func anEndlessTextIsRefused() {
        #expect(violation("<Document><Nm>" + String(repeating: "x", count: 1_100_000))?.reason == .hostile)
    }

    @Test(arguments: ["<a b=\"", "<!-- ", "<", "<?x "]) func anEndlessTokenIsRefused(front: String) {
        #expect(violation("<Document>" + front + String(repeating: "x", count: 2_000_000))?.reason == .hostile)
    }

    @Test func whatIsNotXMLIsMalformedWithItsLine() {
        #expect(violation("<Document>\n\n</Dokument>")?.reason == .malformed)
        #expect(violation("<Document>\n\n</Dokument>")?.line == 3)
        #expect(violation("<Document/><Document/>")?.reason == .malformed)
    }

    @Test func aFileThatEndsTooEarlyIsTruncatedWhereverItEnds() {
        let text = Array(Fixture.document(Fixture.statement(Fixture.entry(with: CAMTEntryTests.details))).utf8)
        for length in 0..<text.count - 1 {
            let front = Array(text[..<length])
            do {
                _ = try Fixture.read(front)
                Issue.record("\(length) bytes were taken for a whole file")
            } catch {
                #expect((error as? StatementFileError)?.reason == .truncated, "\(length) bytes")
            }
        }
    }

    @Test(arguments: [1, 2, 3, 5, 64, 1000]) func chunkSizeDoesNotChangeLines(chunk: Int) throws {
        let text = Fixture.document(
            Fixture.statement(Fixture.entry("1.00", with: CAMTEntryTests.details), "<!-- é\n -->", Fixture.entry("2.00")),
            Fixture.statement())
        let whole = try Fixture.read(text)
        let pieces = try Fixture.read(text, chunk: chunk)
        #expect(pieces.statements == whole.statements)
        #expect(pieces.diagnostics == whole.diagnostics)
    }

    @Test func entriesMayCrossChunkBoundaries() throws {
        let entries = (1...3_000).map { Fixture.entry("\($0).25", with: "<AddtlNtryInf>Entry\n \($0) é</AddtlNtryInf>") }.joined(
            separator: "\n")
        let lines = try #require(try Fixture.read(Fixture.document(Fixture.statement(entries))).statements.first?.lines)
        #expect(lines.count == 3_000)
        for (index, line) in lines.enumerated() {
            #expect(line.amount == figure(-Int64(index + 1) * 100 - 25, 2))
            #expect(line.memo == "Entry\n \(index + 1) é")
            #expect(line.line == 5 + index * 2)
        }
    }

    @Test(arguments: 0..<200) func randomBytesNeverTrap(seed: UInt64) {
        var random = SeededBytes(state: seed)
        var bytes = Array(Fixture.document(Fixture.statement(Fixture.entry(with: CAMTEntryTests.details))).utf8)
        for _ in 0..<(seed % 5 + 1) {
            bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        _ = try? Fixture.read(bytes)
        _ = try? Fixture.read((0..<300).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
}
