package import Models
import WireModels

/// A user of the household.
package struct UserResponse: Encodable {
    let id: ID<Member>
    /// The sign-in name.
    let name: String
    let displayName: String
    let role: Role
    let disabled: Bool
    let created: Instant

    package init(_ profile: MemberProfile) {
        id = profile.id
        name = profile.name
        displayName = profile.displayName
        role = profile.role
        disabled = profile.isDisabled
        created = Instant(milliseconds: profile.createdAt)
    }
}
