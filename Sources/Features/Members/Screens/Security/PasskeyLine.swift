import Localization
import MembersModel
import Models

/// One passkey of the member.
struct PasskeyLine: Hashable {
    var passkey: Passkey
    /// In the household's time zone.
    var addedAt: Moment
    /// The last use, in the household's time zone; nil if there was none.
    var usedAt: Moment?
    /// Whether it was made at the host name at which Coffer is shown.
    var isOfThisPlace: Bool

    /// When it was added and last used, where it is, and where it works if that is elsewhere.
    var subtitle: LocalizedText {
        var parts: [LocalizedText] = ["Added: \(LocalizedText.relative(addedAt))"]
        parts.append(usedAt.map { "Last used: \(LocalizedText.relative($0))" } ?? "Not used yet")
        parts.append(passkey.isBackedUp ? "Synced" : "This device only")
        if !isOfThisPlace { parts.append("Works at \(passkey.host)") }
        return .joined(parts)
    }
}
