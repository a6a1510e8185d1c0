import Models

/// A calendar's address in the list, with the days on which it was made and last read.
struct CalendarLine: Hashable {
    var feed: CalendarFeed
    var made: Moment
    /// Nil: never.
    var used: Moment?
}
