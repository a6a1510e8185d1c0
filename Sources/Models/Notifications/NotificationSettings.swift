/// The notification settings of a member.
package struct NotificationSettings: Hashable, Sendable {
    /// Types that are switched off in the app; never security.
    package var mutedTypes: Set<NotificationType>
    /// Types that are also sent by e-mail and to channels such as devices.
    package var mailedTypes: Set<NotificationType>
    /// The recipient address; nil disables e-mail.
    package var email: String?
    /// Number of days before the due day at which reminders are sent, 0 to 30.
    package var leadDays: Int
    /// Entries and transfers below this amount are not reported, in the household's currency; nil for no minimum.
    package var minimumAmount: Money?
    /// Hours without e-mail and without messages to channels; nil for none.
    package var quietHours: QuietHours?
    /// Whether e-mails and messages to channels are combined into a daily digest.
    package var isDigest: Bool
    /// The hour at which the digest is sent, 0 to 23, in the household's time zone.
    package var digestHour: Int
    /// When the member gets a weekly summary; nil for never.
    package var summary: WeeklySummary?
    /// Incremented with every change; an edit names the revision it is based on.
    package var revision: Int64

    package init(
        mutedTypes: Set<NotificationType> = [], mailedTypes: Set<NotificationType> = [.security, .due, .transaction], email: String? = nil,
        leadDays: Int = 3, minimumAmount: Money? = nil, quietHours: QuietHours? = nil, isDigest: Bool = false, digestHour: Int = 8,
        summary: WeeklySummary? = nil, revision: Int64 = 0
    ) {
        self.mutedTypes = mutedTypes
        self.mailedTypes = mailedTypes
        self.email = email
        self.leadDays = leadDays
        self.minimumAmount = minimumAmount
        self.quietHours = quietHours
        self.isDigest = isDigest
        self.digestHour = digestHour
        self.summary = summary
        self.revision = revision
    }

    /// Valid numbers of lead days.
    package static let leadDays = 0...30
}

/// Daily hours in which no e-mail is sent; may include midnight.
package struct QuietHours: Hashable, Sendable {
    /// First minute since midnight, 0 to 1439.
    package var start: Int
    /// End in minutes since midnight, exclusive; differs from `start`.
    package var end: Int

    /// Nil if both are equal or out of range.
    package init?(start: Int, end: Int) {
        guard (0..<1_440).contains(start), (0..<1_440).contains(end), start != end else { return nil }
        self.start = start
        self.end = end
    }

    /// Whether a minute of the day is in the quiet hours.
    package func contains(_ minute: Int) -> Bool {
        start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }
}
