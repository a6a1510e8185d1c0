/// How an expense is split. The raw values are stored, exported and typed on the command line.
package enum SplitType: String, CaseIterable, Hashable, Sendable {
    /// All bear the same.
    case equally
    /// The amount of each is typed.
    case exact
    /// The percentage of each is typed.
    case percent
    /// The number of shares of each is typed.
    case shares
    /// All bear the same but for the typed adjustments: (total − Σ adjustments) / n + own adjustment.
    case adjust

    /// Whether what is typed for each are amounts.
    package var hasAmounts: Bool { self == .exact || self == .adjust }
}
