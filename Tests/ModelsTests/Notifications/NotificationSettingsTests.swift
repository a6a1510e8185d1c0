import Models
import Testing

struct NotificationSettingsTests {
    private static let euro = Currency(code: "EUR")
    private static let hour: Int64 = 3_600_000
    /// 2026-06-15T00:00:00Z, a Monday.
    private static let midnight: Int64 = 1_781_481_600_000

    private func settings(
        quiet: (Int, Int)? = nil, digest: Int? = nil, mailed: Set<NotificationType> = [.security, .transaction, .due]
    ) -> NotificationSettings {
        NotificationSettings(
            mailedTypes: mailed, email: "ada@example.org", quietHours: quiet.flatMap { QuietHours(start: $0.0, end: $0.1) },
            isDigest: digest != nil, digestHour: digest ?? 8)
    }

    /// Hours after midnight at which a notification is sent, by the hours after midnight at which it was created.
    private func due(
        _ settings: NotificationSettings, _ type: NotificationType = .transaction, isRequested: Bool = false, at hours: Double,
        zone: Int64 = 0
    ) -> Double? {
        let told = Self.midnight + Int64(hours * 3_600_000)
        return settings.deliveryTime(type, isRequested: isRequested, at: told, offset: { _ in zone * 3_600 })
            .map { Double($0 - Self.midnight) / 3_600_000 }
    }

    // MARK: - Notifications

    @Test func securityNotificationsCannotBeDisabled() {
        let nothing = NotificationSettings(mutedTypes: [.transaction, .security, .due, .plan, .system])
        let kinds: [NotificationKind] = [.securityEvent, .test, .behind, .failed]
        #expect(kinds.filter { nothing.accepts($0, amount: nil) } == [.securityEvent])
    }

    @Test func theMinimumAppliesToAbsoluteAmounts() throws {
        let euro = try #require(Self.euro)
        let money = { Money(minorUnits: $0, currency: euro) }
        let settings = NotificationSettings(minimumAmount: money(100_00))
        #expect(settings.accepts(.completed, amount: money(100_00)))
        #expect(settings.accepts(.completed, amount: money(-100_00)))
        #expect(!settings.accepts(.completed, amount: money(99_99)))
        #expect(!settings.accepts(.largeEntry, amount: money(-99_99)))
        #expect(settings.accepts(.largeEntry, amount: money(-100_00)))
        // Failures are always reported.
        #expect(settings.accepts(.failed, amount: money(1)))
    }

    @Test func largeEntriesNeedAMinimum() throws {
        let large = Money(minorUnits: .max, currency: try #require(Self.euro))
        #expect(!NotificationSettings().accepts(.largeEntry, amount: large))
        #expect(NotificationSettings().accepts(.completed, amount: large))
    }

    // MARK: - Delivery time

    @Test func nothingIsSentOfTypesThatAreNotChosen() {
        #expect(due(settings(mailed: []), at: 12) == nil)
        #expect(due(settings(mailed: []), .security, at: 12) == 12)
        #expect(due(settings(), at: 12) == 12)
    }

    @Test func quietHoursDelayUntilTheirEndAcrossMidnight() {
        let night = settings(quiet: (22 * 60, 7 * 60))
        #expect(due(night, at: 21.99) == 21.99)
        #expect(due(night, at: 22) == 31)
        #expect(due(night, at: 3) == 7)
        #expect(due(night, at: 7) == 7)
        #expect(due(night, .security, at: 23) == 31)
        let lunch = settings(quiet: (12 * 60, 13 * 60 + 30))
        #expect(due(lunch, at: 12.5) == 13.5)
        #expect(due(lunch, at: 13.5) == 13.5)
        // 22:00 in a time zone two hours ahead is 20:00 UTC.
        #expect(due(night, at: 20, zone: 2) == 29)
        #expect(due(night, at: 19.5, zone: 2) == 19.5)
    }

    @Test func digestsDelayAllButSecurity() {
        let morning = settings(digest: 8)
        #expect(due(morning, at: 7.5) == 8)
        #expect(due(morning, at: 8) == 8)
        #expect(due(morning, at: 8.01) == 32)
        #expect(due(morning, .security, at: 9) == 9)
        #expect(due(morning, at: 7, zone: 2) == 30)
        // A digest in the quiet hours is sent when they end.
        #expect(due(settings(quiet: (22 * 60, 9 * 60), digest: 8), at: 12) == 33)
    }

    @Test func whatWasAskedForIsSentAtItsHourButNotInQuietHours() {
        #expect(due(settings(digest: 18, mailed: []), .system, isRequested: true, at: 8) == 8)
        #expect(due(settings(quiet: (22 * 60, 9 * 60), mailed: []), .system, isRequested: true, at: 8) == 9)
    }

    @Test func clockChangesDelayButLoseNothing() throws {
        // Berlin, 2026-03-29: UTC+2 from 02:00 local time (01:00 UTC); 2026-10-25: UTC+1 from 01:00 UTC.
        let spring: Int64 = 1_774_746_000
        let autumn: Int64 = 1_792_890_000
        let berlin: (Int64) -> Int64 = { $0 >= spring && $0 < autumn ? 7_200 : 3_600 }
        for change in [spring, autumn] {
            for minute in stride(from: Int64(0), to: 2_880, by: 7) {
                let told = (change - 86_400 + minute * 60) * 1_000
                for end in [2 * 60 + 30, 3 * 60, 7 * 60] {
                    let quiet = settings(quiet: (22 * 60, end), digest: 2)
                    let sent = try #require(quiet.deliveryTime(.due, at: told, offset: berlin))
                    #expect(sent >= told && sent - told <= 30 * Self.hour, "\(change) \(minute) \(end)")
                    let local = (sent / 1_000 + berlin(sent / 1_000)) % 86_400 / 60
                    // Skipped times 02:00 and 02:30 are shifted to after 03:00.
                    let isLeftOut = change == spring && end == 150 && (local == 180 || local == 210)
                    #expect(local == end || isLeftOut, "\(change) \(minute) \(end): \(local)")
                }
            }
        }
    }
}

extension NotificationKind {
    fileprivate static let behind = NotificationKind("behind", .plan, tone: .warning)
    fileprivate static let completed = NotificationKind("completed", .transaction, minimum: .applied)
    fileprivate static let failed = NotificationKind("failed", .transaction, tone: .failure)
}
