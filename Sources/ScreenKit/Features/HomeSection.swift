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
    /// Across the page, below the net worth: the most important message, shown by the feature that it comes from.
    case insight
    /// Across the page, below that.
    case banner
    /// In the first column, below accounts and due payments.
    case column
}
