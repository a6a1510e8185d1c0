import Localization
import Models

/// One active session of the member.
struct SessionLine: Hashable {
    var session: Session
    /// The time of the last use, in the household's time zone.
    var usedAt: Moment

    var title: LocalizedText { BrowserName.displayName(session.userAgent) }
}
