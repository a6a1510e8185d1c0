/// How a goal stands. The words are kept in the database.
package enum GoalStatus: String, CaseIterable, Hashable, Sendable {
    /// All of it is there.
    case reached
    /// What is planned fills it by its day.
    case onTrack
    /// What is planned does not fill it by its day.
    case behind
    /// It has no day by which it is to be there.
    case noDate
}
