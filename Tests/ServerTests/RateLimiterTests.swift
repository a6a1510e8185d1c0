import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import Synchronization
import Testing

@testable import Server

/// Tests the rate limits of expensive requests.
struct RateLimiterTests {
    private final class Clock: Sendable {
        private let instant = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { instant.withLock { $0 } }

        func advance(_ seconds: Int) { instant.withLock { $0 = $0.advanced(by: .seconds(seconds)) } }
    }

    @Test func aBucketRefillsOverAMinute() throws {
        let clock = Clock()
        let limiter = RateLimiter(limits: [.backup: 4]) { clock.now }
        let (ada, grace) = (ID<Member>(rawValue: 1), ID<Member>(rawValue: 2))
        for _ in 0..<4 { try limiter.consume(.backup, by: ada) }
        #expect(throws: HTTPFailure.rateLimited(seconds: 15)) { try limiter.consume(.backup, by: ada) }
        try limiter.consume(.backup, by: grace)
        try limiter.consume(.export, by: ada)
        clock.advance(15)
        try limiter.consume(.backup, by: ada)
        #expect(throws: HTTPFailure.rateLimited(seconds: 15)) { try limiter.consume(.backup, by: ada) }
        clock.advance(3_600)
        for _ in 0..<4 { try limiter.consume(.backup, by: ada) }
        #expect(throws: HTTPFailure.rateLimited(seconds: 15)) { try limiter.consume(.backup, by: ada) }
    }

    @Test func aRequestCostsTheSameHoweverManySendersThereAre() throws {
        func looked(_ senders: Int) throws -> Int {
            let clock = Clock()
            let limiter = RateLimiter(limits: [.unknownGuest: 4]) { clock.now }
            for sender in 0..<senders { try limiter.consume(.unknownGuest, by: "2001:db8::\(sender)") }
            return limiter.lookedAt
        }
        let (few, many) = (try looked(10_000), try looked(20_000))
        #expect(few <= 20_000 && many * 2 <= few * 5, "\(few) and \(many)")
    }

    @Test(arguments: ["/files/export?to=csv", "/files/backup", "/accounts/any/import?upload=upl_0000000000007"])
    func tooManyRequestsGetRetryAfter(path: String) async throws {
        let server = try TestServer()
        let ada = try await server.setUp()
        let grace = try await server.token(of: "grace", as: .owner)
        let clock = Clock()
        try await server.withBrowser(change: {
            $0.now = { clock.now }
            $0.limits.backupsPerMinute = 2
            $0.limits.exportsPerMinute = 2
            $0.limits.previewsPerMinute = 2
        }) { (browser: TestBrowser) async throws in
            browser.setSession(ada)
            for _ in 0..<2 { #expect(try await browser.get(path).status != .tooManyRequests) }
            let answer = try await browser.get(path)
            #expect(answer.status == .tooManyRequests)
            #expect(answer.headers[.retryAfter] == "30")
            #expect(answer.text.contains("Try again in 30 seconds"))
            // Other requests and other members are not limited.
            #expect(try await browser.get("/accounts").status == .ok)
            browser.setSession(grace)
            #expect(try await browser.get(path).status != .tooManyRequests)
        }
    }
}
