import OpenIDConnect
import OpenIDTestSupport
import OutgoingHTTP
import TestTools
import Testing

/// Keys that change while the program runs.
struct KeyRotationTests {
    @Test func keysAreAskedForOnce() async throws {
        let flow = SignInFlow()
        for _ in 0..<3 { try await flow.signIn() }
        #expect(flow.provider.requests(.keys) == 1)
        #expect(flow.provider.requests(.discovery) == 1)
    }

    @Test func aNewKeyIsAskedForAtOnce() async throws {
        let flow = SignInFlow()
        try await flow.signIn()
        flow.clock.move(seconds: 61)
        flow.provider.rotate(to: .ed25519("second"))
        try await flow.signIn()
        #expect(flow.provider.requests(.keys) == 2)
    }

    @Test func unknownKeysAreAskedForOnceAMinute() async throws {
        let flow = SignInFlow()
        try await flow.signIn()
        flow.clock.move(seconds: 61)
        for _ in 0..<5 { #expect(await flow.refusal { $0.header["kid"] = "forged" } == .idToken(.key)) }
        #expect(flow.provider.requests(.keys) == 2)
        flow.clock.move(seconds: 60)
        #expect(await flow.refusal { $0.header["kid"] = "forged" } == .idToken(.key))
        #expect(flow.provider.requests(.keys) == 3)
    }

    /// A key that is no longer published signs nobody in once the set was fetched again, at the latest when it may not be kept any longer.
    @Test func aKeyThatDisappearedIsNoLongerValid() async throws {
        let flow = SignInFlow()
        try await flow.signIn()
        let old = FakeKey.p256("second")
        flow.provider.change { $0.keys = [old.published] }
        try await flow.signIn()
        flow.clock.move(seconds: 3_600)
        #expect(await flow.refusal() == .idToken(.key))
    }

    @Test(arguments: [
        ("max-age=600", 600), ("public, max-age=7200", 7_200), ("max-age=5", 300), ("no-store", 300), ("max-age=9999999", 86_400),
        (nil, 3_600),
    ])
    func keysAreKeptForAsLongAsTheProviderSaysWithinBounds(header: String?, seconds: Int64) async throws {
        let flow = SignInFlow()
        flow.provider.change { $0.cacheControl = header }
        try await flow.signIn()
        flow.clock.move(seconds: seconds - 1)
        try await flow.signIn()
        #expect(flow.provider.requests(.keys) == 1)
        flow.clock.move(seconds: 1)
        try await flow.signIn()
        #expect(flow.provider.requests(.keys) == 2)
        #expect(flow.provider.requests(.discovery) == 2)
    }

    @Test func withoutKeysNobodySignsIn() async throws {
        let flow = SignInFlow()
        try await flow.signIn()
        flow.clock.move(seconds: 3_600)
        flow.provider.change { $0.failures[.keys] = .noResponse }
        #expect(await flow.refusal() == .transport(.keys, .noResponse))
    }

    @Test func aClockThatWentBackKeepsNothing() async throws {
        let flow = SignInFlow()
        try await flow.signIn()
        flow.clock.move(seconds: -100)
        try await flow.signIn()
        #expect(flow.provider.requests(.keys) == 2)
    }
}
