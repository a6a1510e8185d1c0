import Testing

@testable import Server

struct MultipartScannerTests {
    private static let form = """
        --xYz\r\nContent-Disposition: form-data; name="note"\r\n\r\ntwo\r\nlines\r\n--xYz\r\n\
        Content-Disposition: form-data; name="file"; filename="C:\\folder\\märz.ofx"\r\nContent-Type: application/x-ofx\r\n\r\n\
        \r\n--xY\r\n-xYz\r\r\n\r\n--xYz\r\nContent-Disposition: form-data; name="empty"\r\n\r\n\r\n--xYz--\r\n
        """

    /// Scans a form in chunks of a given size and returns its parts with their contents.
    private static func parts(of text: String, pieces: Int) throws -> [(part: MultipartPart, content: String)] {
        var scanner = try #require(MultipartScanner(contentType: "multipart/form-data; boundary=xYz"))
        var parts: [(part: MultipartPart, content: [UInt8])] = []
        var ends = 0
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            try scanner.scan(bytes[start..<min(start + pieces, bytes.count)]) { (event) throws(HTTPFailure) in
                switch event {
                case .part(let part): parts.append((part, []))
                case .content(let bytes): parts[parts.count - 1].content += bytes
                case .partEnd: ends += 1
                }
            }
        }
        try scanner.finish()
        #expect(ends == parts.count)
        return parts.map { ($0.part, String(decoding: $0.content, as: UTF8.self)) }
    }

    @Test(arguments: [1, 2, 3, 5, 7, 16, 64, 1_000])
    func aFormIsParsedInChunksOfAnySize(pieces: Int) throws {
        let parts = try Self.parts(of: Self.form, pieces: pieces)
        #expect(parts.map(\.part.name) == ["note", "file", "empty"])
        #expect(parts.map(\.content) == ["two\r\nlines", "\r\n--xY\r\n-xYz\r\r\n", ""])
        #expect(parts[1].part.fileName == "märz.ofx")
        #expect(parts[1].part.contentType == "application/x-ofx")
    }

    @Test(arguments: [
        "", "--xYz", "--xYz\r\n", "junk\r\n--xYz--\r\n", "--xYz\r\nContent-Disposition: form-data\r\n\r\na\r\n--xYz--\r\n",
        "--xYz\r\nContent-Disposition: attachment; name=\"a\"\r\n\r\na\r\n--xYz--\r\n", "--xYz\r\nno colon\r\n\r\na\r\n--xYz--\r\n",
        "--xYz\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nnever ended",
        "--xYz\r\nContent-Disposition: form-data; name=\"\"\r\n\r\n\r\n--xYz--",
    ])
    func aMalformedFormIsRejectedInChunksOfAnySize(text: String) {
        for pieces in [1, 4, 1_000] {
            #expect(throws: HTTPFailure.malformed) { try Self.parts(of: text, pieces: pieces) }
        }
    }

    @Test func anOversizedPartHeadIsRejected() {
        let text = "--xYz\r\nContent-Disposition: form-data; name=\"\(String(repeating: "a", count: 20_000))\"\r\n\r\n\r\n--xYz--\r\n"
        for pieces in [100, 100_000] {
            #expect(throws: HTTPFailure.malformed) { try Self.parts(of: text, pieces: pieces) }
        }
    }

    @Test(arguments: ["multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed; boundary=a", "text/plain; boundary=a"])
    func aBoundaryIsRequired(type: String) {
        #expect(MultipartScanner(contentType: type) == nil)
    }

    @Test func quotesAndPathsInNamesAreText() throws {
        let head = "Content-Disposition: form-data; name=\"a\"; filename=\"../../etc/x%22y\\\".png\""
        let part = try #require(MultipartPart(head: Array(head.utf8)[...]))
        #expect(part.fileName == "x\"y\".png")
    }
}
