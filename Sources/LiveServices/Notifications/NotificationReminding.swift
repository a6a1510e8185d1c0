import Models
import Services
import Storage

/// Reminds members of what falls due within the days that each of them asks for. It can run as often as it likes: everybody is reminded of an
/// occurrence once for each day that it is set to.
struct NotificationReminding {
    let context: ServiceContext

    /// - Parameter today: in the household's time zone. What fell due before it is not told of any more.
    func remind(today: Day) async throws {
        // Most runs find nothing new, and then nobody has to wait for a write.
        guard try context.read({ try isAnythingNew($0, today: today) }) else { return }
        try await context.write([.notifications], isBrief: true) { write in
            let telling = NotificationTelling(write)
            for (listener, item) in try reminders(write.connection, telling, today: today) {
                try telling.tell(Self.content(of: item), key: Self.key(of: item), to: .only([listener.member]))
            }
        }
    }

    // MARK: - Private

    private func isAnythingNew(_ connection: Connection, today: Day) throws -> Bool {
        let told = NotificationRepository(connection, household: context.household.id)
        let telling = NotificationTelling(
            connection, household: context.household.id, ids: context.database.ids, at: context.clock.now())
        return try reminders(connection, telling, today: today).contains { listener, item in
            try telling.wants(listener, Self.content(of: item)) && !told.isTold(Self.key(of: item), to: listener.member)
        }
    }

    /// What falls due, for each who wants to know so early.
    private func reminders(
        _ connection: Connection, _ telling: NotificationTelling, today: Day
    ) throws -> [(NotificationListener, DueItem)] {
        let listeners = try telling.listeners()
        guard let furthest = listeners.map(\.settings.leadDays).max() else { return [] }
        let items = try DueReader(connection, household: context.household.id).orders(ahead: today, until: today.adding(days: furthest))
        return listeners.flatMap { listener in
            items.filter { today <= $0.day && $0.day <= today.adding(days: listener.settings.leadDays) }.map { (listener, $0) }
        }
    }

    /// Another day is another reminder.
    private static func key(of item: DueItem) -> String { "due/\(item.key)/\(item.day.number)" }

    private static func content(of item: DueItem) -> NotificationContent {
        NotificationContent(kind: .transferDue, subject: item.title, amount: item.amount, day: item.day, path: item.path)
    }
}
