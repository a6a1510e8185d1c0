/// How much of a day is written.
package enum DayStyle: CaseIterable, Hashable, Sendable {
    /// Numbers only: `11/15/24`.
    case short
    /// `Nov 15, 2024`
    case medium
    /// `November 15, 2024`
    case long
}
