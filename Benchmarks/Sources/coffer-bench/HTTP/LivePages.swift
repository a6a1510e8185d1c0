#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Open pages that follow changes, as the script of the app has them: one stream of events each.
struct LivePages {
    private var pages: [OpenPage] = []

    /// One page with its stream.
    private struct OpenPage {
        let connection: HTTPConnection
        /// The end of what came, in case a text lies across two pieces.
        var tail: [UInt8] = []
        var hasFound = false
    }

    var count: Int { pages.count }

    /// Opens a page of somebody's and waits until it follows.
    ///
    /// - Parameter state: the page's own word for what it shows.
    mutating func open(_ path: String, state: String, for visitor: Visitor) throws {
        let connection = try HTTPConnection(port: visitor.port)
        let query = "path=\(HTTPRequest.encoded(path))&state=\(HTTPRequest.encoded(state))"
        try connection.send(
            HTTPRequest.get("/live?" + query, port: visitor.port, cookies: visitor.cookies, headers: [("Accept", "text/event-stream")]))
        var seen: [UInt8] = []
        while !seen.contains(Self.heartbeat) {
            try connection.withReceived { seen.append(contentsOf: $0) }
            guard seen.starts(with: "HTTP/1.1 200".utf8), !seen.contains(Self.reload) else {
                throw BenchmarkError("a page does not follow: \(String(decoding: seen.prefix(2_000), as: UTF8.self))")
            }
        }
        pages.append(OpenPage(connection: connection))
    }

    /// Waits until every page was sent a text.
    ///
    /// - Throws: `BenchmarkError` where one is not within ten seconds, or has to be asked for anew.
    mutating func awaitAll(_ text: String) throws {
        for index in pages.indices { pages[index].hasFound = false }
        let wanted = Array(text.utf8)
        let end = ContinuousClock.now + .seconds(10)
        var missing = pages.count
        var waiting = pages.map { pollfd(fd: $0.connection.descriptor, events: Int16(POLLIN), revents: 0) }
        while missing > 0 {
            guard ContinuousClock.now < end else { throw BenchmarkError("\(missing) of \(count) pages have not heard of \(text)") }
            guard poll(&waiting, nfds_t(waiting.count), 1_000) > 0 else { continue }
            for index in waiting.indices where waiting[index].revents != 0 {
                guard try take(at: index, wanted) else { continue }
                missing -= 1
            }
        }
    }

    private static let heartbeat = Array(":\n\n".utf8)
    private static let reload = Array("event: reload".utf8)

    /// Whether a page was now sent the text for the first time.
    private mutating func take(at index: Int, _ wanted: [UInt8]) throws -> Bool {
        var news = pages[index].tail
        try pages[index].connection.withReceived { news.append(contentsOf: $0) }
        guard !news.contains(Self.reload) else { throw BenchmarkError("a page has to be asked for anew") }
        pages[index].tail = Array(news.suffix(max(wanted.count, Self.reload.count) - 1))
        guard !pages[index].hasFound, news.contains(wanted) else { return false }
        pages[index].hasFound = true
        return true
    }
}

extension [UInt8] {
    fileprivate func contains(_ bytes: [UInt8]) -> Bool { withUnsafeBytes { $0.firstRange(of: bytes) } != nil }
}
