/// The type of a split. The raw values are stored, exported and typed on the command line.
package enum SplitType: String, CaseIterable, Hashable, Sendable {
    /// Equal shares.
    case equally
    /// Exact amounts are typed.
    case exact
    /// Percentages are typed.
    case percent
    /// Numbers of shares are typed.
    case shares
    /// Equal shares except for typed adjustments: (total − Σ adjustments) / n + own adjustment.
    case adjust

    /// Whether the typed values are amounts.
    package var hasAmounts: Bool { self == .exact || self == .adjust }
}
