/// The status of a goal. The raw values are stored in the database.
package enum GoalStatus: String, CaseIterable, Hashable, Sendable {
    /// The target is reached.
    case reached
    /// The plan reaches the target by the day.
    case onTrack
    /// The plan does not reach the target by the day.
    case behind
    /// The goal has no day.
    case noDate
}
