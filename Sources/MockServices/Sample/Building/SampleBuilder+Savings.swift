import Models
import Services

/// The plan of the savings account, its goals, and what the owner wants to be told.
extension SampleBuilder {
    func saveUp() async throws {
        let savings = services.savings()
        let id = try account(.rainyDay)
        let account = try await savings.fetchAccount(id: id).account
        var edit = SavingsAccountEdit(account)
        edit.contribution = .preview(300_00)
        edit.rate = InterestRate(millionths: 22_500) ?? .zero
        _ = try await savings.updateAccount(id: id, edit, revision: SavingsRevision(account))
        // Reached, on track with an envelope, without a day, and behind: one of each status.
        for goal in [
            goal("Emergency fund", 6_000_00, of: id), goal("Trip to Lisbon", 4_200_00, by: 150, envelope: 800_00, of: id),
            goal("New bicycle", 1_400_00, of: id), goal("New kitchen", 12_000_00, by: 700, of: id),
        ] {
            _ = try await savings.addGoal(goal)
        }
        try await setNotifications()
    }

    private func goal(
        _ name: String, _ target: Int64, by days: Int? = nil, envelope: Int64? = nil, of account: ID<Account>
    ) -> GoalDraft {
        var parts = [GoalPartDraft(account: account)]
        if let envelope {
            parts.insert(GoalPartDraft(name: "Holiday envelope", account: account, amount: .preview(envelope)), at: 0)
        }
        return GoalDraft(name: name, target: .preview(target), by: days.map { day($0) }, parts: parts)
    }

    private func setNotifications() async throws {
        let notifications = services.notifications()
        var settings = try await notifications.fetchSettings()
        settings.email = "orla@example.org"
        settings.minimumAmount = .preview(500_00)
        settings.quietHours = QuietHours(start: 1_320, end: 420)
        settings.isDigest = true
        _ = try await notifications.updateSettings(settings)
        _ = try await notifications.makeFeed()
        let cutoff = clock.now - 20 * 3_600_000
        for notification in try await notifications.fetchNotifications(after: nil, limit: 100).notifications where notification.at < cutoff
        {
            try await notifications.markRead(id: notification.id, true)
        }
    }
}
