extension NotificationSettings {

    /// Whether the member is told of something.
    ///
    /// - Parameter amount: what it is about, in the currency of the minimum amount; nil: no amount, or no rate is known.
    package func wants(_ kind: NotificationKind, amount: Money?) -> Bool {
        if kind.type.canBeOff, mutedTypes.contains(kind.type) { return false }
        // A single entry is told of for its size alone.
        guard let minimumAmount, kind.hasMinimum, let amount else { return kind != .largeEntry }
        return amount.minorUnits.magnitude >= minimumAmount.minorUnits.magnitude
    }

    /// When something that the member is told is to be sent by e-mail, in milliseconds since 1970; nil: never.
    ///
    /// What concerns security waits for no digest, because it is of no use a day later; quiet hours hold everything back.
    ///
    /// - Parameters:
    ///   - milliseconds: when the member is told, since 1970.
    ///   - offset: by how many seconds the clocks of the household are ahead of UTC at an instant in seconds since 1970.
    package func mailDue(_ type: NotificationType, at milliseconds: Int64, offset: (Int64) -> Int64) -> Int64? {
        guard email != nil, mailedTypes.contains(type) || !type.canBeOff else { return nil }
        var due = milliseconds
        if isDigest, type.canBeOff { due = Self.next(minute: digestHour * 60, from: due, offset: offset) }
        if let quietHours, quietHours.contains(Self.minute(at: due, offset: offset)) {
            due = Self.next(minute: quietHours.end, from: due, offset: offset)
        }
        return due
    }

    // MARK: - Clocks

    private static let day: Int64 = 86_400

    /// The minute of the day that the clocks show.
    private static func minute(at milliseconds: Int64, offset: (Int64) -> Int64) -> Int {
        let seconds = quotient(milliseconds, 1_000)
        let local = seconds + offset(seconds)
        return Int((local - quotient(local, day) * day) / 60)
    }

    /// The first instant from another one on at which the clocks show a minute of the day. Where they leave it out in the night in which
    /// they are put forward, as long after that as it would have been.
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

    /// Rounded down, also before 1970.
    private static func quotient(_ number: Int64, _ divisor: Int64) -> Int64 {
        (number >= 0 ? number : number - divisor + 1) / divisor
    }
}
