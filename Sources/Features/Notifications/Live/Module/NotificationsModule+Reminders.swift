import Models
import ServiceKit

/// Reminds members of what falls due, and sends weekly summaries.
extension NotificationsModule: ScheduledJob {
    var jobPrecedence: Int { 1 }

    func run(in context: ServiceContext, today: Day) async throws -> ScheduledJobResult {
        try await ReminderSender(context: context).sendReminders(today: today)
        try await SummarySender(context: context).sendSummaries(today: today)
        return ScheduledJobResult()
    }
}
