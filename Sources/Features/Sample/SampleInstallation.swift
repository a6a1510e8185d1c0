package import Installation
package import Models
package import ServiceKit
package import Services

/// The live services over a database in memory with a sample household.
package struct SampleInstallation: Sendable {
    package let live: LiveInstallation
    package let sample: SampleHousehold
    package let clock: SampleClock
    /// The newest session of one member of each role.
    private let sessions: [Role: SessionContext]

    /// What an installation begins with.
    package enum Content: Hashable, Sendable {
        /// Two people with their accounts, orders, cards and savings over some months.
        case household
        /// A new household: its owner and the standard categories.
        case empty
    }

    /// Creates a household and fills it.
    ///
    /// - Throws: `ServiceError`.
    package init(filling setup: SampleSetup, isEmpty: Bool = false) async throws {
        clock = SampleClock(at: setup.now, on: setup.today)
        live = try LiveInstallation(
            path: nil, clock: clock.installation, scrypt: .sample, site: setup.site, resources: setup.resources, ids: .seeded(1))
        var filler = try await SampleFiller(setup, live: live, clock: clock)
        if !isEmpty { try await filler.run() }
        sessions = try await filler.signIn(isEmpty ? [.owner] : [.owner, .member, .viewer])
        sample = filler.sample
        clock.move(to: setup.today)
    }

    // Filled once per process.
    private static let household = Task { try await SampleInstallation(filling: SampleSetup()) }
    private static let empty = Task { try await SampleInstallation(filling: SampleSetup(), isEmpty: true) }

    /// A copy of the household of tests, for one of them or for one visit of the gallery.
    ///
    /// - Parameters:
    ///   - temporaryFolder: where uploads lie; nil: it takes none.
    ///   - paths: the paths of objects; nil: it has none.
    ///   - screens: the screens and actions that the search finds by their titles.
    ///   - faults: delays and failures of its services.
    /// - Throws: `ServiceError`.
    package init(
        _ content: Content = .household, temporaryFolder: String? = nil, paths: ObjectPaths? = nil, screens: [SearchHit] = [],
        faults: FaultInjector = FaultInjector()
    ) async throws {
        let template = try await (content == .household ? Self.household : Self.empty).value
        clock = SampleClock()
        live = try template.live.copy(
            clock: clock.installation, ids: .seeded(2), temporaryFolder: temporaryFolder, paths: paths, screens: screens, faults: faults)
        sample = template.sample
        sessions = template.sessions
    }

    /// The session of the member of a role.
    ///
    /// - Throws: `ServiceError.notFound` where the household has none; the empty one has its owner alone.
    package func session(_ role: Role = .owner) throws(ServiceError) -> SessionContext {
        guard let session = sessions[role] else { throw .notFound }
        return session
    }

    /// The services of the member of a role, with what the household holds of them now.
    package func services(_ role: Role = .owner) throws(ServiceError) -> DependencyContainer {
        live.container(for: try session(role))
    }

    /// An installation without a household, as a server finds it at its first start.
    ///
    /// - Throws: `ServiceError`.
    package static func firstStart(faults: FaultInjector = FaultInjector()) throws -> LiveInstallation {
        let clock = SampleClock().installation
        return try LiveInstallation(path: nil, clock: clock, scrypt: .sample).copy(clock: clock, faults: faults)
    }

}

extension DependencyContainer {
    /// The services of the owner of a new copy of a sample.
    ///
    /// - Throws: `ServiceError`.
    package static func sample(
        _ content: SampleInstallation.Content = .household, faults: FaultInjector = FaultInjector()
    ) async throws -> DependencyContainer {
        try await SampleInstallation(content, faults: faults).services()
    }

    /// The services of the sample household's owner, all of which fail.
    ///
    /// - Throws: `ServiceError` where the sample itself cannot be made.
    package static func sample(failing error: ServiceError) async throws -> DependencyContainer {
        let faults = FaultInjector()
        faults.fail(with: error)
        return try await sample(faults: faults)
    }
}

extension ScryptParameters {
    /// As cheap as scrypt gets: the sample's passphrases protect nothing.
    fileprivate static let sample = ScryptParameters(rounds: 2, blockSize: 1, parallelism: 1)
}

extension IDSource {
    /// A source whose identities depend on the seed and the clock alone.
    fileprivate static func seeded(_ seed: UInt64) -> IDSource { IDSource(IDGenerator(random: SeededRandom(seed: seed, stream: 0))) }
}
