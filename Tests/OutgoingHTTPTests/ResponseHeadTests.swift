import Testing

@testable import OutgoingHTTP

struct ResponseHeadTests {

    private func head(_ lines: String...) -> (headers: [String: String], isTaken: Bool) {
        var head = ResponseHead()
        let isTaken = lines.allSatisfy { head.take(Array(($0 + "\r\n").utf8)) }
        return (head.headers, isTaken)
    }

    @Test func namesAreLowerCaseAndValuesTrimmed() {
        let read = head("HTTP/1.1 200 OK", "Content-TYPE: \t text/plain; q=\"a: b\" \t", "X-Empty:", "X-A: 1", "x-a: 2", "")
        #expect(read.headers == ["content-type": "text/plain; q=\"a: b\"", "x-empty": "", "x-a": "2"])
    }

    @Test func linesWithoutANameAreIgnored() {
        #expect(head("HTTP/1.1 200 OK", "nothing", ": no name", "A: 1", "").headers == ["a": "1"])
    }

    @Test func interimHeadsAndTrailersAreIgnored() {
        let read = head("HTTP/1.1 100 Continue", "A: 1", "", "HTTP/2 103", "B: 2", "", "HTTP/1.1 200 OK", "C: 3", "", "C: 4", "D: 5", "")
        #expect(read.headers == ["c": "3"])
    }

    @Test func allLinesCountTowardsTheLimit() {
        let line = "A: " + String(repeating: "x", count: 1_000)
        #expect(head("HTTP/1.1 200 OK", line).isTaken)
        var endless = ResponseHead()
        let taken = (0..<100).prefix { _ in endless.take(Array("HTTP/1.1 103\r\n\(line)\r\n\r\n".utf8)) }
        #expect(taken.count < 33)
    }
}
