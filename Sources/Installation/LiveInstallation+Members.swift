import MembersModel
package import Models
import ServiceKit
package import Services

extension LiveInstallation {
    /// Creates services that act as a member of a household, with the member's role and reach, for the command line: without a session, so that
    /// nothing asks for the passphrase.
    ///
    /// - Parameter name: the member's sign-in name, regardless of case and accents, or id.
    /// - Throws: `ServiceError.rule` with the members if none is called like this, or if that one is disabled.
    package func memberContainer(of household: Household, as name: String) async throws -> DependencyContainer {
        DependencyContainer(live: context(of: try await member(of: household, as: name), in: household))
    }

    /// The member that a command acts as.
    ///
    /// - Throws: as `memberContainer`.
    package func member(of household: Household, as name: String) async throws -> Member {
        let members = try await DependencyContainer(live: ownerContext(of: household)).members().fetchMembers()
        guard let choices = members.choices else { throw ServiceError.rule(.actingMemberNone) }
        let (id, folded) = (ID<Member>(name), name.folded)
        guard let found = members.first(where: { $0.id == id }) ?? members.first(where: { $0.name.folded == folded }) else {
            throw ServiceError.rule(.actingMemberUnknown(choices))
        }
        guard !found.isDisabled else { throw ServiceError.rule(.actingMemberDisabled(found.name, choices)) }
        return found.member
    }
}
