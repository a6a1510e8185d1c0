import Models
import NotificationsModel
import Services

extension SampleFiller {
    /// What the owner wants to be told, and what she has read.
    func setNotifications() async throws {
        let notifications = services.notifications()
        var settings = try await notifications.fetchSettings()
        settings.email = "orla@example.org"
        settings.minimumAmount = .preview(500_00)
        settings.quietHours = QuietHours(start: 1_320, end: 420)
        settings.isDigest = true
        _ = try await notifications.updateSettings(settings)
        _ = try await notifications.makeFeed()
        _ = try await services.channels().addNtfy(
            NtfyDraft(name: "Phone in the kitchen", server: "https://ntfy.example.org", topic: "orla-harbour-street", token: ""))
        let cutoff = clock.now - 20 * 3_600_000
        for notification in try await notifications.fetchNotifications(after: nil, limit: 100).notifications where notification.at < cutoff
        {
            try await notifications.markRead(id: notification.id, true)
        }
    }
}
