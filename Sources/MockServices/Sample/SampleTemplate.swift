import LiveServices
import Models
import ServiceKit
import Services

/// A database in memory that is filled once per process and copied for every use.
struct SampleTemplate: Sendable {
    let live: LiveInstallation
    let sample: SampleHousehold
    /// The newest session of one member of each role.
    let sessions: [Role: SessionContext]

    static func of(_ content: SampleInstallation.Content) async throws -> SampleTemplate {
        switch content {
        case .household: try await household.value
        case .empty: try await empty.value
        }
    }

    /// What the identities of a template begin with, so that they are the same in every process.
    private static let seed: UInt64 = 1
    static let seedOfCopies: UInt64 = 2

    private static let household = Task { try await make(isEmpty: false) }
    private static let empty = Task { try await make(isEmpty: true) }

    private static func make(isEmpty: Bool) async throws -> SampleTemplate {
        let clock = SampleClock(at: SampleHousehold.now)
        let live = try LiveInstallation(
            path: nil, clock: clock.installation, scrypt: .sample, site: "https://coffer.example",
            resources: .sample, ids: .seeded(seed))
        var builder = try await SampleBuilder(live: live, clock: clock)
        if !isEmpty { try await builder.fill() }
        let sessions = try await builder.signIn(isEmpty ? [.owner] : [.owner, .member, .viewer])
        return SampleTemplate(live: live, sample: builder.sample, sessions: sessions)
    }
}

extension ScryptParameters {
    /// As cheap as scrypt gets: the sample's passphrases protect nothing.
    static let sample = ScryptParameters(rounds: 2, blockSize: 1, parallelism: 1)
}

extension IDSource {
    /// A source whose identities depend on the seed and the clock alone.
    static func seeded(_ seed: UInt64) -> IDSource { IDSource(IDGenerator(random: SplitMix(state: seed))) }
}

/// SplitMix64 (Steele, Lea, Flood: *Fast Splittable Pseudorandom Number Generators*, 2014).
private struct SplitMix: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
