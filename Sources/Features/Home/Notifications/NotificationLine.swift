import Models
import Services

/// A notification for display: its text, and its time in the household's time zone.
struct NotificationLine: Hashable {
    let notification: Notification
    let words: NotificationText
    let moment: Moment

    init(_ notification: Notification, at moment: Moment, for context: MemberContext) {
        self.notification = notification
        self.moment = moment
        words = NotificationText(notification.content, locale: context.locale, showsAmounts: context.showsBalances)
    }

    /// The time for notifications of today and yesterday, else the day.
    func time(_ context: MemberContext) -> String {
        moment.day >= context.today.adding(days: -1)
            ? context.locale.time(hour: moment.hour, minute: moment.minute) : moment.day.formatted(in: context.locale)
    }
}
