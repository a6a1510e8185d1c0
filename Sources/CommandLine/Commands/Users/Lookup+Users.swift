import CommandKit
import Localization
import Models
import Services

extension Lookup {
    func user(_ name: String) async throws -> MemberProfile {
        try await finding("user", name) { try await household.members().findMember(name) }
    }
}
