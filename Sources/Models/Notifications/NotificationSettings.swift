/// What one member wants to be told, and how.
package struct NotificationSettings: Hashable, Sendable {
    /// The types that are off in the app; never security.
    package var mutedTypes: Set<NotificationType>
    /// The types that are sent by e-mail, too.
    package var mailedTypes: Set<NotificationType>
    /// Where to; nil: nothing is sent.
    package var email: String?
    /// How many days ahead things that fall due are told of, 0 to 30.
    package var leadDays: Int
    /// Entries and orders below it are not told of, in the household's currency; nil: all are.
    package var minimumAmount: Money?
    /// When nothing is sent; nil: it is sent at any time.
    package var quietHours: QuietHours?
    /// Whether what is to be sent waits for one message a day.
    package var isDigest: Bool
    /// The hour of the day at which the digest is sent, 0 to 23, in the household's time zone.
    package var digestHour: Int
    /// Counts its changes; who changes it names the one that was seen.
    package var revision: Int64

    package init(
        mutedTypes: Set<NotificationType> = [], mailedTypes: Set<NotificationType> = [.security, .due, .transaction], email: String? = nil,
        leadDays: Int = 3, minimumAmount: Money? = nil, quietHours: QuietHours? = nil, isDigest: Bool = false, digestHour: Int = 8,
        revision: Int64 = 0
    ) {
        self.mutedTypes = mutedTypes
        self.mailedTypes = mailedTypes
        self.email = email
        self.leadDays = leadDays
        self.minimumAmount = minimumAmount
        self.quietHours = quietHours
        self.isDigest = isDigest
        self.digestHour = digestHour
        self.revision = revision
    }

    /// What can be set.
    package static let leadDays = 0...30
}

/// A stretch of the day in which nothing is sent; it may go over midnight.
package struct QuietHours: Hashable, Sendable {
    /// Minutes since midnight at which it begins, 0 to 1439.
    package var start: Int
    /// Minutes since midnight at which it ends; not the same as `start`.
    package var end: Int

    /// Nil where the two are the same or no minutes of a day.
    package init?(start: Int, end: Int) {
        guard (0..<1_440).contains(start), (0..<1_440).contains(end), start != end else { return nil }
        self.start = start
        self.end = end
    }

    /// Whether a minute of the day lies in it; its end does not.
    package func contains(_ minute: Int) -> Bool {
        start < end ? (start..<end).contains(minute) : minute >= start || minute < end
    }
}
