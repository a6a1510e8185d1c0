import Models
import Services

/// A notification as it is read: in words, and with the time that the clocks of the household showed.
struct NotificationLine: Hashable {
    let notification: Notification
    let words: NotificationText
    let moment: Moment

    init(_ notification: Notification, at moment: Moment, for context: MemberContext) {
        self.notification = notification
        self.moment = moment
        words = NotificationText(notification.content, locale: context.locale, showsAmounts: context.showsBalances)
    }

    /// When it was told, in a word: the time today and yesterday, else the day.
    func time(_ context: MemberContext) -> String {
        moment.day >= context.today.adding(days: -1)
            ? context.locale.time(hour: moment.hour, minute: moment.minute) : moment.day.formatted(in: context.locale)
    }
}
