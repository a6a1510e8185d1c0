import StatementFiles
import Testing

@Suite struct ByteWindowTests {
    @Test(arguments: [1, 2, 3, 7, 100]) func linesAreTheSameWhereverTheSeamFalls(chunk: Int) throws {
        let window = ByteWindow(MemoryByteSource(Array("one\r\ntwo\n\nthree\rfour".utf8), chunk: chunk))
        var lines: [String] = []
        while let line = try window.nextLine() { lines.append(String(decoding: line, as: UTF8.self)) }
        #expect(lines == ["one", "two", "", "three", "four"])
    }
}
