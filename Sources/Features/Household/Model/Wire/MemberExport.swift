package import Models
package import WireModels

/// A member in an export.
package struct MemberExport: Encodable {
    let id: ID<Member>
    /// The sign-in name; empty for a former member.
    let name: String
    let displayName: String
    let role: Role
    /// A BCP 47 tag.
    let locale: String
    let language: String
    let appearance: Appearance
    let showsBalance: Bool
    let disabled: Bool
    let createdAt: Instant
    /// When a former member left; absent for the others.
    let leftAt: Instant?
    /// Absent if the member has the default settings, and for other members than the reader of the export.
    let notificationSettings: NotificationSettingsExport?

    /// - Parameters:
    ///   - leftAt: when a former member left.
    ///   - types: all types of notifications, in the order of the settings.
    package init(_ profile: MemberProfile, leftAt: Instant?, settings: NotificationSettings?, types: [NotificationType]) {
        id = profile.id
        name = profile.name
        displayName = profile.displayName
        role = profile.role
        locale = profile.locale
        language = profile.language.rawValue
        appearance = profile.appearance
        showsBalance = profile.showsBalance
        disabled = profile.isDisabled
        createdAt = Instant(milliseconds: profile.createdAt)
        self.leftAt = leftAt
        notificationSettings = settings.map { NotificationSettingsExport($0, types: types) }
    }
}
