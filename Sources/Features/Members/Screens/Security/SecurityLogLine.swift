import Localization
import Models

/// One event of the security log, with its time and origin.
struct SecurityLogLine: Hashable {
    var event: SecurityEvent
    /// The time in the household's time zone.
    var moment: Moment
    /// The name of the member concerned; nil for the household.
    var memberName: String?

    /// The event in a few words.
    var title: LocalizedText {
        switch event.kind {
        case .setUp: "Household set up"
        case .signedIn: event.provider.isEmpty ? "Signed in" : "Signed in with \(event.provider)"
        case .signInFailed: "Wrong passphrase"
        case .codeFailed: "Wrong one-time code"
        case .backupCodeUsed: "Signed in with a backup code"
        case .signedOut: "Signed out"
        case .sessionEnded: "Signed out elsewhere"
        case .passphraseChanged: "Passphrase changed"
        case .passphraseReset: "Passphrase set by an owner"
        case .codesEnabled: "One-time codes turned on"
        case .codesDisabled: "One-time codes turned off"
        case .backupCodesRenewed: "New backup codes made"
        case .passkeyAdded: "Passkey added"
        case .passkeyRemoved: "Passkey removed"
        case .passkeyFailed: "Passkey refused"
        case .passkeyCopied: "Possibly copied passkey refused"
        case .memberAdded: "Member added"
        case .roleChanged: "Role changed"
        case .memberDisabled: "Member locked out"
        case .memberEnabled: "Member let in again"
        case .emailChanged: "E-mail address changed"
        case .nameChanged: "Sign-in name changed"
        case .calendarAddressMade: "Calendar address made"
        case .calendarAddressEnded: "Calendar address ended"
        case .channelAdded: "Place for notifications added"
        case .channelEnded: "Place for notifications ended"
        case .exported: "Data exported"
        case .backedUp: "Backup made"
        case .paymentNumberChanged: "Account number for payments changed"
        case .guestLinkMade: "Link for guests made"
        case .invitationMade: "Invitation made"
        case .invitationRevoked: "Invitation revoked"
        case .memberJoined: "Invitation accepted"
        case .resetLinkMade: "Link for a new passphrase made"
        case .memberLeft: "Member left"
        case .memberRemoved: "Member removed"
        case .providerAdded: "Provider added: \(event.provider)"
        case .providerChanged: "Provider changed: \(event.provider)"
        case .providerRemoved: "Provider removed: \(event.provider)"
        case .identityLinked: "Linked with \(event.provider)"
        case .identityUnlinked: "Link with \(event.provider) removed"
        case .memberAdmitted: "Member made at the first sign-in with \(event.provider)"
        }
    }

    /// Whether the event is a failed attempt.
    var isWarning: Bool { [.signInFailed, .codeFailed, .passkeyFailed, .passkeyCopied].contains(event.kind) }
}
