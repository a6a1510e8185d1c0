/// The services of one signed-in member, made on demand and scoped to the member's household. Each has a function beside its protocol.
package struct DependencyContainer: Sendable {
    /// The member, with their display settings.
    package let context: MemberContext
    private let provider: any ServiceProvider

    package init(context: MemberContext, provider: any ServiceProvider) {
        self.context = context
        self.provider = provider
    }

    /// The service of a protocol.
    package func service<Service>(_ type: Service.Type = Service.self) -> Service { provider.service(type) }
}

/// The implementation of all services of a member.
package protocol ServiceProvider: Sendable {
    /// The service of a protocol, by the protocol's metatype.
    func service<Service>(_ type: Service.Type) -> Service
}
