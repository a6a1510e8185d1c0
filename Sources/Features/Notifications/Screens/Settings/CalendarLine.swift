import Models
import NotificationsModel

/// A calendar URL in the list, with the days on which it was created and last read.
struct CalendarLine: Hashable {
    var feed: CalendarFeed
    var made: Moment
    /// The time of the last read; nil if it was never read.
    var used: Moment?
}
