package import MembersModel
package import Models
package import Services

/// What the gallery's screens of one state work with.
package struct GallerySource: Sendable {
    /// Those of the member who is signed in.
    package var services: DependencyContainer
    /// Signs in to the same household.
    package var auth: any AuthServiceProtocol
    /// The first start, before there is a household.
    package var setup: any AuthServiceProtocol
    /// Staged files, for the preview of an import.
    package var upload: ID<Upload>?

    package init(
        services: DependencyContainer, auth: any AuthServiceProtocol, setup: any AuthServiceProtocol, upload: ID<Upload>? = nil
    ) {
        self.services = services
        self.auth = auth
        self.setup = setup
        self.upload = upload
    }
}
