package import Models

/// What is due after a gap of more than a hundred days in the household's use: it is done when a person says that today is right.
package struct HeldBackDue: Hashable, Sendable {
    /// The last day on which the household was in use.
    package var since: Day
    /// How many transfers and occurrences of standing orders are due.
    package var occurrences: Int

    package init(since: Day, occurrences: Int) {
        self.since = since
        self.occurrences = occurrences
    }
}
