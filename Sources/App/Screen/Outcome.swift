package import Navigation

/// What came of a post.
package enum Outcome: Hashable, Sendable {
    /// It was done; the same screen is to be loaded again.
    case stayed(notice: Notice?)
    /// Something was wrong; the page says what, with what was typed.
    case invalid
    /// A fault stood against it, not the person: 500 or 503. Nothing was changed; the page says so, with what was typed.
    case failed(Int)
    /// It was done; what came of it is on this page alone, which is shown as it is.
    case shows
    /// The button asks before it acts; the page shows the question.
    case asks
    /// It was done, and leads elsewhere.
    case moved(Link, notice: Notice?)
    /// A session begins.
    case signedIn(token: String, then: Link)
    /// The passphrase was right; a one-time code is asked for next, by the screen of the link.
    case needsCode(pending: String, then: Link)
    /// The session ends.
    case signedOut
    /// There is no such button on the page as it now is.
    case unknownAction
    /// The member's role does not allow it.
    case forbidden
}
