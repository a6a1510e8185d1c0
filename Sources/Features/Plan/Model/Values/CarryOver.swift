/// The part of a budget's rest that is carried from one period into the next.
package enum CarryOver: String, CaseIterable, Hashable, Sendable {
    case off
    /// The rest and the overspending.
    case both
    /// Only the overspending.
    case overspending
    /// Only the rest.
    case surplus

    /// The carried part of the rest of a period, in minor units.
    package func carried(of left: Int64) -> Int64 {
        switch self {
        case .off: 0
        case .both: left
        case .overspending: min(left, 0)
        case .surplus: max(left, 0)
        }
    }
}
