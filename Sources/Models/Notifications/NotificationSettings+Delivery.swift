extension NotificationSettings {
    /// Whether the member receives a notification.
    ///
    /// - Parameter amount: the amount concerned, in the currency of the minimum amount; nil if there is none, or no rate is known.
    package func accepts(_ kind: NotificationKind, amount: Money?) -> Bool {
        if kind.isRequested { return true }
        if kind.type.canBeDisabled, mutedTypes.contains(kind.type) { return false }
        guard let minimumAmount, kind.minimum != .ignored, let amount else { return kind.minimum != .required }
        return amount.minorUnits.magnitude >= minimumAmount.minorUnits.magnitude
    }

    /// The time at which a notification is sent by e-mail and to channels, in milliseconds since 1970; nil for never.
    ///
    /// Security notifications are not delayed by the digest, since they would be late, nor is what has an hour of its own; quiet hours
    /// delay everything.
    ///
    /// - Parameters:
    ///   - isRequested: whether the member has asked for exactly this, so that its type does not matter.
    ///   - milliseconds: time of the notification, since 1970.
    ///   - offset: the household's UTC offset in seconds at an instant in seconds since 1970.
    package func deliveryTime(
        _ type: NotificationType, isRequested: Bool = false, at milliseconds: Int64, offset: (Int64) -> Int64
    ) -> Int64? {
        guard isRequested || mailedTypes.contains(type) || !type.canBeDisabled else { return nil }
        var due = milliseconds
        if isDigest, type.canBeDisabled, !isRequested { due = Self.next(minute: digestHour * 60, from: due, offset: offset) }
        if let quietHours, quietHours.contains(Self.minute(at: due, offset: offset)) {
            due = Self.next(minute: quietHours.end, from: due, offset: offset)
        }
        return due
    }

    private static let day: Int64 = 86_400

    /// The minute of the local day.
    private static func minute(at milliseconds: Int64, offset: (Int64) -> Int64) -> Int {
        let seconds = quotient(milliseconds, 1_000)
        let local = seconds + offset(seconds)
        return Int((local - quotient(local, day) * day) / 60)
    }

    /// The next instant at which the local time is a minute of the day. If that time is skipped when clocks go forward, it is shifted by
    /// the skipped interval.
    private static func next(minute: Int, from milliseconds: Int64, offset: (Int64) -> Int64) -> Int64 {
        let seconds = quotient(milliseconds, 1_000)
        let local = seconds + offset(seconds)
        var target = quotient(local, day) * day + Int64(minute) * 60
        if target < local { target += day }
        let first = target - offset(seconds)
        let second = target - offset(first)
        let instant = second + offset(second) == target ? second : max(first, second)
        return max(instant * 1_000, milliseconds)
    }

    /// Floor division, also before 1970.
    private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
        (number >= 0 ? number : number - divisor + 1) / divisor
    }
}
