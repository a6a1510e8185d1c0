import Foundation
import TestTools
import Testing

/// More connections than a server has room for.
@Suite(.blocking) struct ManyConnectionsTests {

    @Test func aServerThatMayOpenFewFilesOutlastsThem() throws {
        let household = try Household()
        let server = try Server(
            household.start(["-c", "ulimit -n 300; exec \"\(Household.program)\" serve --port 0"], program: "/bin/sh"))
        var silent: [Connection] = []
        for _ in 0..<400 { silent.append(try Connection(port: server.port)) }
        for _ in 0..<3 {
            let connection = try Connection(port: server.port)
            try connection.send(Array("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
            _ = try until("the request is answered") { () -> Bool? in
                connection.read(within: 100)
                return String(decoding: connection.received, as: UTF8.self).contains(" 200 ") ? true : nil
            }
        }
        #expect(silent.count == 400)
        #expect(server.stop().status == 0)
    }

    @Test func whoSaysNothingDoesNotHoldAServerThatStops() throws {
        let household = try Household()
        let server = try Server(of: household)
        let silent = try (0..<20).map { _ in try Connection(port: server.port) }
        for connection in silent.prefix(10) { try connection.send(Array("GET /health HTTP/1.1\r\nHost: loc".utf8)) }
        #expect(server.stop().status == 0)
        for connection in silent { #expect(connection.isClosed) }
    }
}
