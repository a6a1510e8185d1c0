import NIOHTTP1
import Testing

@testable import Server

struct HTTP1RequestValidatorTests {
    private func target(
        _ target: String = "/accounts", _ headers: HTTPHeaders, version: HTTPVersion = .http1_1, method: HTTPMethod = .GET
    ) throws(HTTP1RequestValidator.Violation) -> String {
        try HTTP1RequestValidator.validate(HTTPRequestHead(version: version, method: method, uri: target, headers: headers))
    }

    @Test(arguments: [
        ("/accounts?a=b", "/accounts?a=b"), ("//elsewhere", "//elsewhere"), ("http://localhost:8080/a?b", "/a?b"),
        ("HTTPS://LOCALHOST:8080", "/"), ("http://localhost:8080?a", "/?a"),
    ])
    func anAbsoluteTargetOfTheSameHostIsAccepted(target: String, expected: String) throws {
        #expect(try self.target(target, ["host": "localhost:8080"]) == expected)
    }

    @Test(arguments: [
        "http://evil.example/", "http://localhost/", "http:///", "evil.example:80", "ftp://localhost:8080/", "a", "", "/a#b", "*",
    ])
    func otherTargetsAreRejected(target: String) {
        #expect(throws: HTTP1RequestValidator.Violation.malformed) { try self.target(target, ["host": "localhost:8080"]) }
    }

    @Test(
        arguments: [
            [:], ["host": "localhost", "Host": "localhost"], ["host": "a@localhost"], ["host": "localhost, evil.example"],
            ["host": "localhost/"], ["host": "localhost", "x-folded": "a\r\n b"], ["host": "localhost", "x": "a\0b"],
            ["host": "localhost", "content-length": "3", "transfer-encoding": "chunked"],
            ["host": "localhost", "content-length": "3", "Content-Length": "3"], ["host": "localhost", "content-length": "3, 3"],
            ["host": "localhost", "content-length": "+3"], ["host": "localhost", "content-length": "9999999999999999999"],
        ] as [HTTPHeaders])
    func ambiguousHeadsAreRejected(headers: HTTPHeaders) {
        #expect(throws: HTTP1RequestValidator.Violation.malformed) { try target("/", headers) }
    }

    @Test func unknownCodingsAndExpectationsAreReported() {
        #expect(throws: HTTP1RequestValidator.Violation.unknownCoding) {
            try target("/", ["host": "a", "transfer-encoding": "gzip, chunked"])
        }
        #expect(throws: HTTP1RequestValidator.Violation.unknownExpectation) { try target("/", ["host": "a", "expect": "200-ok"]) }
    }

    @Test func HTTP10NeedsNoHost() throws {
        #expect(try target("/", [:], version: .http1_0) == "/")
        #expect(throws: HTTP1RequestValidator.Violation.malformed) { try target("/", ["transfer-encoding": "chunked"], version: .http1_0) }
    }
}
