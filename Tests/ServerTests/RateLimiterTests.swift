import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Synchronization
import Testing

@testable import Server

/// How often a member may ask for what costs much.
struct RateLimiterTests {
    private final class Clock: Sendable {
        private let instant = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { instant.withLock { $0 } }

        func advance(_ seconds: Int) { instant.withLock { $0 = $0.advanced(by: .seconds(seconds)) } }
    }

    @Test func aShareComesBackOverAMinute() throws {
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

    @Test(arguments: ["/files/export?to=csv", "/files/backup", "/accounts/any/import?upload=upl_0000000000007"])
    func whoAsksTooOftenIsToldWhenToTryAgain(path: String) async throws {
        let house = try ServerHouse()
        let ada = try await house.setUp()
        let grace = try await house.token(of: "grace", as: .owner)
        let clock = Clock()
        try await house.open(change: {
            $0.now = { clock.now }
            $0.limits.backupsPerMinute = 2
            $0.limits.exportsPerMinute = 2
            $0.limits.previewsPerMinute = 2
        }) { (visitor: Visitor) async throws in
            visitor.hold(ada)
            for _ in 0..<2 { #expect(try await visitor.get(path).status != .tooManyRequests) }
            let answer = try await visitor.get(path)
            #expect(answer.status == .tooManyRequests)
            #expect(answer.headers[.retryAfter] == "30")
            #expect(answer.text.contains("Try again in 30 seconds"))
            // Everything else, and others, go on.
            #expect(try await visitor.get("/accounts").status == .ok)
            visitor.hold(grace)
            #expect(try await visitor.get(path).status != .tooManyRequests)
        }
    }
}
