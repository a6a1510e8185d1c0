package import Models

/// Due transfers suspended after more than a hundred days without use of the household, until a member confirms the current day.
package struct HeldBackTransfers: Hashable, Sendable {
    /// The last day on which the household was used.
    package var since: Day
    /// Number of due transfers and occurrences of standing orders.
    package var occurrences: Int

    package init(since: Day, occurrences: Int) {
        self.since = since
        self.occurrences = occurrences
    }
}
