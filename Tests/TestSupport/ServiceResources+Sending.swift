package import OutgoingHTTP
package import ServiceKit

extension ServiceResources {
    /// The resources of a server that can send to other servers.
    ///
    /// - Parameter secrets: with the key of the installation.
    package static func sending(by transport: any OutgoingTransport, secrets: SecretBox = .temporary()) -> ServiceResources {
        var resources = ServiceResources()
        resources.add { () -> any OutgoingTransport in transport }
        resources.add { secrets }
        return resources
    }
}
