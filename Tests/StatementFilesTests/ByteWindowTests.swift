import Models
import StatementFiles
import Testing

@Suite struct ByteWindowTests {
    @Test(arguments: [1, 2, 3, 7, 100]) func chunkSizeDoesNotChangeLines(chunk: Int) throws {
        let window = ByteWindow(MemoryByteSource(Array("one\r\ntwo\n\nthree\rfour".utf8), chunk: chunk))
        var lines: [String] = []
        while let line = try window.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == ["one", "two", "", "three", "four"])
    }

    /// Regression test: a character across the end of the window was taken as the end of the text, or written past the end of the buffer.
    @Test(arguments: [TextEncoding.utf8, .latin1, .utf16LittleEndian]) func longLineOfMultibyteCharactersIsRead(
        encoding: TextEncoding
    ) throws {
        let text = "x" + String(repeating: "é", count: 500)
        let bytes: [UInt8] =
            switch encoding {
            case .utf8: Array(text.utf8)
            case .utf16LittleEndian: text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
            default: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
            }
        for chunk in [1, 61, 62, 63, 64, 10_000] {
            let window = ByteWindow(UTF8Source(MemoryByteSource(bytes, chunk: chunk), encoding: encoding), capacity: 64)
            #expect(try window.nextLine().map { String(decoding: $0, as: UTF8.self) } == text)
        }
    }
}
