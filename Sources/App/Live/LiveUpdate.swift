package import HTML

/// What has to be sent to an open page after something changed.
package enum LiveUpdate: Hashable, Sendable {
    /// Nothing that it shows is another.
    case same
    /// These regions are.
    case patches([RegionPatch])
    /// More than regions: the page has to be asked for again.
    case reload
}
