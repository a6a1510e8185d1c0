extension NotificationKind {
    /// A security event; `detail` is the raw value of a `SecurityEvent.Kind`.
    package static let securityEvent = NotificationKind("securityEvent", .security)
}

extension Topic {
    package static let members = Topic(rawValue: "members")
}
