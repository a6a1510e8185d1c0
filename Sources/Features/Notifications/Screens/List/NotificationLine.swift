import Localization
import Models
import Services

/// A notification for display: its text, and its time in the household's time zone.
struct NotificationLine: Hashable {
    let notification: Notification
    let words: NotificationText
    let moment: Moment

    init(_ notification: Notification, _ words: NotificationText, at moment: Moment) {
        self.notification = notification
        self.moment = moment
        self.words = words
    }

    /// The time for notifications of today and yesterday, else the day.
    func time(_ context: MemberContext) -> LocalizedText {
        moment.day >= context.today.adding(days: -1)
            ? .verbatim(context.locale.time(hour: moment.hour, minute: moment.minute)) : "\(moment.day)"
    }
}
