import Models

/// One place where the member is signed in.
struct SessionLine: Hashable {
    var session: Session
    /// When it was last used, in the household's time zone.
    var usedAt: Moment

    var title: String { BrowserName.words(session.userAgent) }
}
