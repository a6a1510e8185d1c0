import Models
import ServiceKit

/// Reminds members of what falls due.
extension NotificationsModule: ScheduledJob {
    var jobPrecedence: Int { 1 }

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await ReminderSender(context: context).sendReminders(today: today)
        return ScheduledJobResult()
    }
}
