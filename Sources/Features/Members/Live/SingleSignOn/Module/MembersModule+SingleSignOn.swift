import MembersModel
import Models
import ServiceKit
import Storage

extension MembersModule {
    static let singleSignOnServices = [
        ServiceEntry((any SignInProviderServiceProtocol).self) { LiveSignInProviderService(context: $0) },
        ServiceEntry((any IdentityServiceProtocol).self) { LiveIdentityService(context: $0) },
    ]
}

/// Identities go with their member.
extension MembersModule: MemberRemoving {
    func removeRows(of member: ID<Member>, in household: ID<Household>, on connection: Connection) throws {
        try IdentityRepository(connection, household: household).deleteAll(of: member)
        try SignInAttemptRepository(connection, household: household).deleteAll(of: member)
    }
}

/// A way to a provider that was begun before a backup is not finished after it.
extension MembersModule: RestoreAdapting {
    func adaptRestored(_ connection: Connection) throws {
        for household in try HouseholdRepository(connection).all() {
            try SignInAttemptRepository(connection, household: household.id).deleteAll()
        }
    }
}
