package import Models

/// A member who can receive notifications.
package struct NotificationListener: Hashable, Sendable {
    package var member: ID<Member>
    package var role: Role
    package var settings: NotificationSettings
}
