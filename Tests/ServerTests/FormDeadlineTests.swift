import Installation
import Models
import NIOCore
import Services
import Testing

@testable import Server

/// Tests the timeout of a form, and the requests after a form that was rejected.
struct FormDeadlineTests {

    @Test(.timeLimit(.minutes(60))) func theDeadlineOfARejectedFormDoesNotEndALaterRequest() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withListeningServer(change: {
            // Long enough for a busy machine to reject the form.
            $0.limits.formTimeout = .seconds(5)
            $0.limits.heartbeat = .milliseconds(500)
        }) { (_, port) async throws in
            let line = try await TestConnection(port: port)
            let cookie = "Host: localhost\r\nCookie: coffer-session=\(session)\r\n"
            try await line.send("POST /accounts HTTP/1.1\r\n\(cookie)Content-Type: text/plain\r\nContent-Length: 3\r\n\r\na=b")
            #expect(try await line.read(until: "415 ").contains("HTTP/1.1"))
            // A live connection lasts longer than the form's timeout.
            try await line.send("GET /live?path=%2Faccounts&state=none HTTP/1.1\r\n\(cookie)\r\n")
            for _ in 0..<12 { _ = try await line.read(until: ":\n\n") }
            try await line.close()
        }
    }

    @Test(.timeLimit(.minutes(60))) func aFormThatNeverArrivesIsDisconnected() async throws {
        let server = try TestServer()
        let session = try await server.setUp()
        try await server.withListeningServer(change: { $0.limits.formTimeout = .milliseconds(100) }) { (_, port) async throws in
            for type in ["application/x-www-form-urlencoded", "text/plain"] {
                let line = try await TestConnection(port: port)
                let cookie = "Host: localhost\r\nCookie: coffer-session=\(session)\r\n"
                try await line.send("POST /accounts HTTP/1.1\r\n\(cookie)Content-Type: \(type)\r\nContent-Length: 30\r\n\r\na=b")
                await #expect(throws: ConnectionEnded.self, "\(type)") { try await line.read(until: "never said") }
            }
        }
    }
}
