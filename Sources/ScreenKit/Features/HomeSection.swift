package import HTML
package import Services

/// What Home shows of a feature.
package protocol HomeSection: Sendable {
    /// Where on Home it stands.
    var place: HomePlace { get }

    /// - Parameter contributions: those of all features.
    /// - Returns: nil if there is nothing to show.
    func content(_ overview: HomeOverview, for member: MemberContext, _ contributions: FeatureContributions) -> (any View)?
}

/// A place on Home.
package enum HomePlace: Hashable, Sendable {
    /// Across the page, above everything else.
    case insight
    /// In the section of this month, below what was spent.
    case month
    /// In the second column, below what is due.
    case second
    /// In the third column, below the accounts.
    case third
}
