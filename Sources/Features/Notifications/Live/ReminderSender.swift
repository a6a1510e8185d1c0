import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Sends members reminders of due items within their lead days. Idempotent: each member is reminded once per occurrence and due day.
struct ReminderSender {
    let context: ServiceContext

    /// - Parameter today: in the household's time zone. Items that were due before it are skipped.
    func sendReminders(today: Day) async throws {
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try hasWork($0, today: today) }) else { return }
        try await context.write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            for (listener, notice) in try reminders(sender, today: today) {
                try sender.send(notice.content, key: notice.key, to: .only([listener.member]), of: notice.accounts)
            }
        }
    }

    private func hasWork(_ connection: Connection, today: Day) throws -> Bool {
        let sender = NotificationSender(
            connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try reminders(sender, today: today).contains { listener, notice in try sender.hasNew([notice], for: [listener]) }
    }

    /// Due items that each member sees, within the member's lead days.
    private func reminders(_ sender: NotificationSender, today: Day) throws -> [(NotificationListener, DueNotice)] {
        try sender.readers().flatMap { listeners, connection -> [(NotificationListener, DueNotice)] in
            guard let furthest = listeners.map(\.settings.leadDays).max() else { return [] }
            let items = try DueReader(
                reading: HouseholdReading(connection, household: context.household.id), sources: context.modules.dueSources
            ).remindedItems(from: today, until: today.adding(days: furthest))
            return listeners.flatMap { listener in
                items.filter { today <= $0.day && $0.day <= today.adding(days: listener.settings.leadDays) }
                    .map { (listener, Self.notice(of: $0)) }
            }
        }
    }

    /// The reminder of an item, for who sees both its accounts; a changed due day results in a new one.
    private static func notice(of item: DueItem) -> DueNotice {
        DueNotice(
            content: NotificationContent(kind: .fallsDue, subject: item.title, amount: item.amount, day: item.day, object: item.object),
            key: "due/\(item.key)/\(item.day.number)", accounts: [item.account, item.destination].compactMap(\.self))
    }
}
