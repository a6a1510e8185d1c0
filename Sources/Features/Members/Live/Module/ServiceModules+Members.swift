package import ServiceKit

extension ServiceModules {
    /// The modules of members, in the order of `ServiceModules.standard`.
    package static let members: [any ServiceModule] = [MembersModule()]
}
