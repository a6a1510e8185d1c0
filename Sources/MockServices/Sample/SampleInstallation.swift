package import LiveServices
package import Models
package import ServiceKit
package import Services

/// The live services over a database in memory that begins as a copy of a sample, for one test or one visit of the gallery.
package struct SampleInstallation: Sendable {
    package let live: LiveInstallation
    package let sample: SampleHousehold
    package let clock: SampleClock
    private let sessions: [Role: SessionContext]

    /// What an installation begins with.
    package enum Content: Hashable, Sendable {
        /// Two people with their accounts, orders, cards and savings over four months.
        case household
        /// A new household: its owner and the standard categories.
        case empty
    }

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
        let template = try await SampleTemplate.of(content)
        clock = SampleClock(at: SampleHousehold.now)
        live = try template.live.copy(
            clock: clock.installation, ids: .seeded(SampleTemplate.seedOfCopies), temporaryFolder: temporaryFolder, paths: paths,
            screens: screens,
            faults: faults)
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
        let clock = SampleClock(at: SampleHousehold.now).installation
        return try LiveInstallation(path: nil, clock: clock, scrypt: .sample).copy(clock: clock, faults: faults)
    }

    /// The services of the member of a role as one sees them who hides balances.
    package func servicesHidingBalances(_ role: Role = .owner) throws(ServiceError) -> DependencyContainer {
        var session = try session(role)
        session.profile.showsBalance = false
        return live.container(for: session)
    }
}

extension DependencyContainer {
    /// The services of a member of a new copy of a sample.
    ///
    /// - Throws: `ServiceError`.
    package static func sample(
        _ content: SampleInstallation.Content = .household, as role: Role = .owner, temporaryFolder: String? = nil,
        faults: FaultInjector = FaultInjector()
    ) async throws -> DependencyContainer {
        try await SampleInstallation(content, temporaryFolder: temporaryFolder, faults: faults).services(role)
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
