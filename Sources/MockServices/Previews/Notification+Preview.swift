package import Models

extension Notification {
    /// Newest first: today, yesterday and before; the first four are not read yet.
    package static let previews: [Notification] = [
        told(610, hours: 1, NotificationContent(kind: .entriesImported, subject: "Everyday", count: 12, path: account), isRead: false),
        told(
            609, hours: 2,
            NotificationContent(
                kind: .transferDue, subject: "Atelier Brunel", amount: .preview(240_00), day: Day.preview.adding(days: 6), path: transfer(8)
            ),
            isRead: false),
        told(
            608, hours: 4,
            NotificationContent(
                kind: .securityEvent, subject: "198.51.100.7", detail: SecurityEvent.Kind.signedIn.rawValue, path: "/more/sessions"),
            isRead: false),
        told(
            607, hours: 19,
            NotificationContent(
                kind: .transferFailed, subject: "Rainy day", amount: .preview(4_800_00), day: Day.preview.adding(days: -1),
                detail: TransferFailure.exceedsAvailable.rawValue, path: transfer(5)), isRead: false),
        told(
            606, hours: 26,
            NotificationContent(
                kind: .transferAtTheBank, subject: "Maeve Doyle", amount: .preview(45_50), day: Day.preview.adding(days: -1),
                path: transfer(7))),
        told(
            605, hours: 75,
            NotificationContent(
                kind: .statementDiffers, subject: "Everyday", amount: .preview(4_20), day: Day.preview.adding(days: -4), path: account)),
        told(
            604, hours: 160,
            NotificationContent(
                kind: .largeEntry, subject: "Hallbrook Motors", amount: .preview(-1_840_00), day: Day.preview.adding(days: -7),
                path: account)),
        told(
            603, hours: 400,
            NotificationContent(
                kind: .transferCompleted, subject: "Rainy day", amount: .preview(300_00), day: Day.preview.adding(days: -17),
                path: transfer(4))),
    ]

    package static let preview = previews[0]

    private static let account = "/accounts/\(AccountSummary.preview.account.id)"

    /// A made-up transfer's path.
    private static func transfer(_ number: Int64) -> String { "/transfer/\(ID<Transfer>(rawValue: 2_000 + number))" }

    private static func told(_ id: Int64, hours: Int64, _ content: NotificationContent, isRead: Bool = true) -> Notification {
        Notification(id: ID(rawValue: id), content: content, at: MockData.now - hours * 3_600_000, isRead: isRead)
    }
}

extension NotificationSettings {
    /// With an address, quiet nights, and one message a day.
    package static let preview = NotificationSettings(
        email: "orla@example.org", minimumAmount: .preview(500_00), quietHours: QuietHours(start: 1_320, end: 420), isDigest: true,
        revision: 1)
}

extension CalendarFeed {
    package static let preview = CalendarFeed(
        id: ID(rawValue: 651), createdAt: MockData.now - 40 * 86_400_000, usedAt: MockData.now - 86_400_000)
}

extension DueItem {
    /// By day.
    package static let previews: [DueItem] = [
        DueItem(
            key: "sto_preview/2026-06-01", day: Day.preview.adding(days: 5), title: "Rowan Property", amount: .preview(1_050_00),
            isOut: true,
            path: "/transfer/\(ID<StandingOrder>(rawValue: 2_201))"),
        DueItem(
            key: "trf_preview", day: Day.preview.adding(days: 6), title: "Atelier Brunel", amount: .preview(240_00), isOut: true,
            path: "/transfer/\(ID<Transfer>(rawValue: 2_008))"),
    ]

    package static let preview = previews[0]
}
