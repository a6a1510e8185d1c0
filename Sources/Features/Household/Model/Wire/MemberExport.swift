package import Models
import WireModels

/// A member in an export.
package struct MemberExport: Encodable {
    let id: ID<Member>
    /// The sign-in name.
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
    /// Absent if the member has the default settings, and for other members than the reader of the export.
    let notificationSettings: NotificationSettingsExport?

    /// - Parameter types: all types of notifications, in the order of the settings.
    package init(_ profile: MemberProfile, settings: NotificationSettings?, types: [NotificationType]) {
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
        notificationSettings = settings.map { NotificationSettingsExport($0, types: types) }
    }
}
