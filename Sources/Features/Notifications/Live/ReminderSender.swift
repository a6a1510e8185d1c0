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
            for (listener, item) in try reminders(write.connection, sender, today: today) {
                try sender.send(Self.content(of: item), key: Self.key(of: item), to: .only([listener.member]))
            }
        }
    }

    private func hasWork(_ connection: Connection, today: Day) throws -> Bool {
        let notifications = NotificationRepository(connection, household: context.household.id)
        let sender = NotificationSender(
            connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try reminders(connection, sender, today: today).contains { listener, item in
            try sender.accepts(listener, Self.content(of: item)) && !notifications.isNotified(Self.key(of: item), to: listener.member)
        }
    }

    /// Due items for each member within the member's lead days.
    private func reminders(
        _ connection: Connection, _ sender: NotificationSender, today: Day
    ) throws -> [(NotificationListener, DueItem)] {
        let listeners = try sender.listeners()
        guard let furthest = listeners.map(\.settings.leadDays).max() else { return [] }
        let items = try DueReader(
            reading: HouseholdReading(connection, household: context.household.id), sources: context.modules.dueSources
        ).remindedItems(from: today, until: today.adding(days: furthest))
        return listeners.flatMap { listener in
            items.filter { today <= $0.day && $0.day <= today.adding(days: listener.settings.leadDays) }.map { (listener, $0) }
        }
    }

    /// The key of a reminder; a changed due day results in a new one.
    private static func key(of item: DueItem) -> String { "due/\(item.key)/\(item.day.number)" }

    private static func content(of item: DueItem) -> NotificationContent {
        NotificationContent(kind: .fallsDue, subject: item.title, amount: item.amount, day: item.day, object: item.object)
    }
}
