import StatementFiles
import Testing

@Suite struct CSVScannerTests {

    private func records(_ text: String, _ delimiter: UInt8 = UInt8(ascii: ","), chunk: Int = .max) throws -> [[String]] {
        var scanner = CSVScanner(ByteWindow(MemoryByteSource(Array(text.utf8), chunk: chunk), capacity: 64), delimiter: delimiter)
        var records: [[String]] = []
        while try scanner.next() { records.append(scanner.fields.indices.map { scanner.exactText($0) }) }
        return records
    }

    @Test(arguments: [1, 2, 5, 100]) func quotesDelimitersAndLineEnds(chunk: Int) throws {
        #expect(
            try records("a,\"b,\"\"c\"\"\"\r\n\"x\ny\",\r,\n\"q\"z, \"s\"", chunk: chunk) == [
                ["a", "b,\"c\""], ["x\ny", ""], ["", ""], ["qz", "s"],
            ])
        #expect(try records("a\n\nb\n", chunk: chunk) == [["a"], [""], ["b"]])
        #expect(try records("5\" x,b", chunk: chunk) == [["5\" x", "b"]])
        #expect(try records("a,b\r", chunk: chunk) == [["a", "b"]])
        #expect(try records("", chunk: chunk).isEmpty)
    }

    @Test func unclosedQuoteIsReportedWithItsLine() throws {
        let error = #expect(throws: StatementFileError.self) { try records("a,b\nc,\"d\ne\nf") }
        #expect(error?.reason == .truncated)
        #expect(error?.line == 2)
    }

    @Test func anEndlessRecordIsHostile() throws {
        let long = "a\n\"" + String(repeating: "x\n", count: 600_000) + "\""
        #expect(#expect(throws: StatementFileError.self) { try records(long) }?.reason == .hostile)
        let wide = String(repeating: ",", count: 5_000)
        #expect(#expect(throws: StatementFileError.self) { try records(wide) }?.reason == .hostile)
    }
}
