/// The result of reloading an open page.
package enum LiveReading: Hashable, Sendable {
    case content(LiveContent)
    /// The data could not be loaded; the page is unchanged, and the reload must be retried.
    case unavailable
    /// The screen no longer exists or redirects to another one.
    case elsewhere
}
