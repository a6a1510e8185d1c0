package import Models

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

    /// The same services, whose figures are those of another perspective.
    package func showing(_ perspective: Perspective) -> DependencyContainer {
        var context = context
        context.perspective = perspective
        return DependencyContainer(context: context, provider: provider.showing(perspective))
    }
}

/// The implementation of all services of a member.
package protocol ServiceProvider: Sendable {
    /// The service of a protocol, by the protocol's metatype.
    func service<Service>(_ type: Service.Type) -> Service

    /// The same services, whose figures are those of another perspective.
    func showing(_ perspective: Perspective) -> any ServiceProvider
}
