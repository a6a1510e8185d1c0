import DesignSystem
import HTML
import Localization
import Models

/// The notification settings as they are now, beside the form after they were changed elsewhere.
struct NotificationFacts: View {
    let settings: NotificationSettings
    let locale: LocaleFormat

    var body: some View {
        Fact("In the app", names { !settings.mutedTypes.contains($0) })
        Fact("Days ahead", "\(settings.leadDays)")
        Fact("From this amount on", settings.minimumAmount.map { "\($0)" } ?? "Every transfer")
        Fact("E-mail address", settings.email.map { .verbatim($0) } ?? "None")
        Fact("By e-mail", names { settings.mailedTypes.contains($0) })
        Fact("One message a day", settings.isDigest ? "At \(time(settings.digestHour * 60))" : "No")
        Fact("Quiet", settings.quietHours.map { "\(time($0.start)) to \(time($0.end))" } ?? "Never")
    }

    private func names(_ isIncluded: (NotificationType) -> Bool) -> LocalizedText {
        .joined(NotificationType.inUse.filter { isIncluded($0) || !$0.canBeDisabled }.map(\.title), separator: ", ")
    }

    private func time(_ minute: Int) -> String { locale.time(hour: minute / 60, minute: minute % 60) }
}
