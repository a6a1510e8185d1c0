import Localization
import MembersModel
import Models
import ScreenKit

/// One active session of the member.
struct SessionLine: Hashable {
    var session: Session
    /// The time of the sign-in, in the household's time zone.
    var signedInAt: Moment
    /// The time of the last use, in the household's time zone.
    var usedAt: Moment

    /// Browser and system in words.
    var title: LocalizedText { BrowserName.displayName(session.userAgent) }

    /// Where the session was begun, when, and when it was last used.
    var subtitle: LocalizedText {
        let times: [LocalizedText] = ["Signed in: \(LocalizedText.relative(signedInAt))", "Last used: \(LocalizedText.relative(usedAt))"]
        return .joined([NetworkPlace(session.address).displayName].compactMap(\.self) + times)
    }
}
