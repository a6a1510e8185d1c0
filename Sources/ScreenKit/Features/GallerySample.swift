package import Models
package import Services

/// The sample household of the gallery.
package struct GallerySample: Sendable {
    package let services: DependencyContainer
    /// Staged files, for the preview of an import.
    package let upload: ID<Upload>?

    package init(services: DependencyContainer, upload: ID<Upload>?) {
        self.services = services
        self.upload = upload
    }

    /// The first account; empty if there is none.
    package func accountId() async -> String {
        (try? await services.accounts().fetchAccounts(includingArchived: false).first?.account.id.description) ?? ""
    }
}
