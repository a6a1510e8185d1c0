import Models
import Testing

@testable import ServiceKit

struct SignInRateLimiterTests {

    @Test func theWaitDoublesUpToAQuarterOfAnHour() {
        let waits = (1...13).map { SignInRateLimiter.nextAttempt(failures: $0, failedAt: 1_000, allowance: 3) - 1_000 }
        #expect(waits == [0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900].map { $0 * 1_000 })
        #expect(SignInRateLimiter.nextAttempt(failures: 1_000_000, failedAt: 0, allowance: 3) == 900_000)
    }

    @Test(arguments: [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "0:0:0:0"), ("2001:DB8:a:b:1:2:3:4", "2001:db8:a:b"),
        ("2001:db8:a:b::9", "2001:db8:a:b"), ("2001:db8::9", "2001:db8:0:0"), ("2001:0db8:000a:000b::", "2001:db8:a:b"),
    ])
    func anAddressIsTheNetworkOfASubscriber(address: String, network: String) {
        #expect(SignInRateLimitKey.network(of: address) == network)
    }

    @Test func kindsOfKeysDoNotMeet() {
        let keys: [SignInRateLimitKey] = [
            .name("mem_0000000000005"), .code(ID(rawValue: 5), of: ID(rawValue: 1)), .code(ID(rawValue: 5), of: ID(rawValue: 2)),
            .confirmation(ID(rawValue: 5), of: ID(rawValue: 1)), .address("mem_0000000000005"),
        ]
        #expect(Set(keys.map(\.hash)).count == 5)
        #expect(SignInRateLimitKey.name("Ána ").hash == SignInRateLimitKey.name("ana").hash)
    }
}
