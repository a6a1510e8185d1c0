/// What loading an open page again came to.
package enum LiveReading: Hashable, Sendable {
    case content(LiveContent)
    /// The data could not be had; what is shown stays, and it has to be tried again.
    case unavailable
    /// There is no such screen any more, or it leads to another one.
    case elsewhere
}
