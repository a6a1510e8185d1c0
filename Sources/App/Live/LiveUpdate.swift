package import HTML

/// What has to be sent to an open page after something changed.
package enum LiveUpdate: Hashable, Sendable {
    /// Nothing that it shows is another.
    case same
    /// These regions are.
    case patches([Patch])
    /// More than regions: the page has to be asked for again.
    case reload
    /// The data could not be had; what is shown stays, and it has to be tried again.
    case unavailable
}
