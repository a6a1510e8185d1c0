package import Models
package import Services

extension DependencyContainer {
    /// Creates the live services of a context.
    ///
    /// - Parameter profile: nil for the command line, which has none.
    package init(live context: ServiceContext, profile: MemberProfile? = nil) {
        self.init(
            context: MemberContext(
                member: context.member, memberName: profile?.displayName ?? "", household: context.household, today: context.clock.today(),
                locale: LocaleFormat(profile?.locale ?? ""), language: profile?.language ?? .english,
                showsBalances: profile?.showsBalance ?? true, perspective: context.perspective),
            provider: LiveServiceProvider(context))
    }
}

/// The live services of a context. A class, since every request creates one and few of its services.
private final class LiveServiceProvider: ServiceProvider {
    private let context: ServiceContext

    init(_ context: ServiceContext) {
        self.context = context
    }

    func service<Service>(_ type: Service.Type) -> Service {
        guard let service = context.modules.services[ObjectIdentifier(type)]?(context) as? Service else {
            // An error of the program: a protocol without a module. No data leads here, and a test asks for each service.
            preconditionFailure("No module has \(type).")
        }
        return service
    }

    func showing(_ perspective: Perspective) -> any ServiceProvider {
        var other = context
        other.perspective = perspective
        return LiveServiceProvider(other)
    }
}
