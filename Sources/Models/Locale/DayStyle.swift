/// The length of a formatted day.
package enum DayStyle: CaseIterable, Hashable, Sendable {
    /// Digits only: `11/15/24`.
    case short
    /// `Nov 15, 2024`
    case medium
    /// `November 15, 2024`
    case long
}
