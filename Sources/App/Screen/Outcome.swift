package import Navigation

/// The outcome of a form submission.
package enum Outcome: Hashable, Sendable {
    /// Succeeded; the same screen is to be loaded again.
    case stayed(notice: Notice?)
    /// Validation failed; the page shows the errors with the input.
    case invalid
    /// A server error, 500 or 503. Nothing was changed; the page shows the error with the input.
    case failed(Int)
    /// Succeeded; the result is only on this page, which is shown without a redirect.
    case shows
    /// The button needs confirmation; the page shows the question.
    case asks
    /// Succeeded, and redirects to another screen.
    case moved(Link, notice: Notice?)
    /// Signed in: a new session.
    case signedIn(token: String, then: Link)
    /// The passphrase was correct; the screen of the link asks for a one-time code next.
    case needsCode(pending: String, then: Link)
    /// Signed out.
    case signedOut
    /// The current page has no such button.
    case unknownAction
    /// The member's role does not allow it.
    case forbidden
}
