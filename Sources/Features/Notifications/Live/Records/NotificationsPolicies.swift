import Storage

extension [String: RowPolicy] {
    /// Read for one member, or for none.
    static var notifications: [String: RowPolicy] {
        [
            "mail_message": .everyone, "calendar_feed": .everyone, "channel": .everyone, "channel_message": .everyone,
        ]
    }
}
