package import HTML

/// The update to send to an open page after a change.
package enum LiveUpdate: Hashable, Sendable {
    /// Nothing changed on the page.
    case same
    /// These regions changed.
    case patches([RegionPatch])
    /// More than regions changed: the browser must reload the page.
    case reload
}
