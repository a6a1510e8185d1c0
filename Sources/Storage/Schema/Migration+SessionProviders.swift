extension Migration {
    /// Version 44, the part of Storage: by which provider of sign-in a session was begun, and which an event is about.
    package static let sessionProviders = Migration(
        version: 44,
        statements: [
            // NULL for a session that was begun with a credential of Coffer. No reference: a provider that is removed ends its sessions.
            "ALTER TABLE member_session ADD COLUMN provider INTEGER",
            // The name of the provider as it was; empty for other events.
            "ALTER TABLE security_event ADD COLUMN provider TEXT NOT NULL DEFAULT ''",
        ])
}
