package import Models

/// A member who can receive notifications.
package struct NotificationListener: Hashable, Sendable {
    package var member: ID<Member>
    package var role: Role
    package var settings: NotificationSettings
    /// Whether accounts of the household belong to members, so that the member may not see all of them.
    package var isDivided = false
    /// Whether the member has a channel that is not ended, such as a device.
    package var hasChannels = false
}
