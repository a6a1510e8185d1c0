import Ledger
import Models
import ServiceKit
import Services
import Storage

/// Sends members their weekly summary. Idempotent: each member gets one for a week, and none that was due before it was set.
struct SummarySender {
    let context: ServiceContext

    /// - Parameter today: in the household's time zone.
    func sendSummaries(today: Day) async throws {
        let clock = try Moment(at: context.clock.now(), in: context.household.timeZone)
        let now = Moment(day: today, hour: clock.hour, minute: clock.minute)
        // Most runs find nothing to do and avoid a write.
        guard try await context.read({ try !due($0, at: now).isEmpty }) else { return }
        try await context.write([.notifications], allowsGroupCommit: true) { write in
            let sender = NotificationSender(write)
            let due = try due(write.connection, at: now)
            for (listeners, connection) in try sender.readers() {
                let listeners = listeners.filter { due[$0.member] != nil }
                guard !listeners.isEmpty else { continue }
                let content = try summary(on: connection, today: today)
                for (key, members) in Dictionary(grouping: listeners.map(\.member), by: { due[$0] ?? "" }).sorted(by: { $0.key < $1.key }) {
                    try sender.send(content, key: key, to: .only(members))
                }
            }
        }
    }

    /// The members whose summary is due and was not sent, with its key.
    private func due(_ connection: Connection, at now: Moment) throws -> [ID<Member>: String] {
        let household = context.household.id
        let notifications = NotificationRepository(connection, household: household)
        var due: [ID<Member>: String] = [:]
        for listener in try NotificationSettingsRepository(connection, household: household).listeners() {
            guard let summary = listener.settings.summary else { continue }
            let day = summary.lastDue(at: now)
            let since = try Moment(at: summary.since, in: context.household.timeZone)
            guard (day, summary.hour * 60) >= (since.day, since.hour * 60 + since.minute) else { continue }
            let key = Self.key(of: day)
            if try !notifications.isNotified(key, to: listener.member) { due[listener.member] = key }
        }
        return due
    }

    /// The key of the week of a day: its Monday.
    private static func key(of day: Day) -> String { "week/\(day.adding(days: 1 - day.weekday))" }

    /// The summary of the seven days before today, from what the reader sees.
    private func summary(on connection: Connection, today: Day) throws -> NotificationContent {
        let week = SummaryWeek(
            reading: HouseholdReading(connection, household: context.household.id), context: context, today: today)
        let lines = try context.modules.summaryContributors.flatMap { try $0.summaryLines(of: week) }
        return NotificationContent(
            kind: .weeklySummary, day: week.days.upperBound, count: lines.count, detail: SummaryLine.detail(of: lines),
            object: ObjectReference(.notifications))
    }
}
