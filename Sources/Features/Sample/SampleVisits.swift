import Installation
package import MembersModel
package import Models
import ServiceKit
package import Services

/// Visits to the samples: each gets an installation of its own. Samples and uploads are made for the first visit, not before.
package actor SampleVisits {
    /// What a visit works with.
    package struct Visit: Sendable {
        /// Those of the owner.
        package let services: DependencyContainer
        package let auth: any AuthServiceProtocol
        /// The first start, before there is a household.
        package let setup: any AuthServiceProtocol
        /// The upload that both samples have.
        package let upload: ID<Upload>
    }

    private let root: String
    private let screens: [SearchHit]
    private var uploads: Task<SampleUploads, any Error>?

    /// - Parameters:
    ///   - root: a folder that nothing else uses; it is created for the first visit.
    ///   - screens: the screens and actions that the search finds by their titles.
    package init(in root: String, screens: [SearchHit] = []) {
        self.screens = screens
        self.root = root
    }

    /// Begins a visit.
    ///
    /// - Parameter error: what every unit of work fails with; nil: nothing fails.
    /// - Throws: `ServiceError`, and what the file system throws.
    package func begin(_ content: SampleInstallation.Content, failing error: ServiceError? = nil) async throws -> Visit {
        let uploads = try await stagedUploads()
        let faults = FaultInjector()
        if let error { faults.fail(with: error) }
        let installation = try await SampleInstallation(
            content, temporaryFolder: uploads.folder(of: content), screens: screens, faults: faults)
        return Visit(
            services: try installation.services(), auth: installation.live.auth,
            setup: try SampleInstallation.firstStart(faults: faults).auth, upload: uploads.id)
    }

    private func stagedUploads() async throws -> SampleUploads {
        let task = uploads ?? Task { [root] in try await SampleUploads(in: root) }
        uploads = task
        return try await task.value
    }
}
