import Localization
import MembersModel
import Models

extension SecurityEvent.Kind {
    /// The notification text of the event.
    ///
    /// - Parameter subject: the client address, or the name of the affected member; may be empty.
    func notificationText(subject: String) -> (title: LocalizedText, text: LocalizedText) {
        let name: LocalizedText = subject.isEmpty ? "A member" : .verbatim(subject)
        let inviter: LocalizedText = subject.isEmpty ? "The command line" : .verbatim(subject)
        return switch self {
        case .setUp: ("Coffer was set up", "You are its owner.")
        case .signedIn: ("New sign-in", "You signed in\(Self.from(subject)), which is new. \(Self.notYou)")
        case .signInFailed: ("Failed sign-ins", "Wrong passphrases were entered for your name several times\(Self.from(subject)).")
        case .codeFailed:
            (
                "Wrong codes",
                "Your passphrase was entered with wrong one-time codes several times\(Self.from(subject)). \(Self.notYou)"
            )
        case .backupCodeUsed: ("Backup code used", "One of your backup codes was used\(Self.from(subject)). \(Self.notYou)")
        case .signedOut: ("Signed out", "You signed out.")
        case .sessionEnded: ("Signed out elsewhere", "You were signed out in another browser. \(Self.notYou)")
        case .passphraseChanged: ("Passphrase changed", "Your passphrase was changed. If it was not you, ask an owner to reset it.")
        case .passphraseReset: ("Passphrase reset", "An owner gave you a new passphrase. You choose your own when you sign in.")
        case .codesEnabled: ("One-time codes are on", "Signing in asks for a code after your passphrase from now on.")
        case .codesDisabled: ("One-time codes are off", "Your passphrase alone signs you in. \(Self.notYou)")
        case .backupCodesRenewed: ("New backup codes", "Your old backup codes stopped working.")
        case .passkeyAdded: ("Passkey added", "A new passkey signs you in without your passphrase. \(Self.notYouPasskey)")
        case .passkeyRemoved: ("Passkey removed", "One of your passkeys no longer signs you in. \(Self.notYou)")
        case .passkeyFailed: ("Passkeys refused", "Passkeys were refused for your name several times\(Self.from(subject)).")
        case .passkeyCopied:
            (
                "Passkey refused",
                "One of your passkeys counts backwards, so somebody may have copied it. Remove it, and add a new one."
            )
        case .memberAdded: ("New member", "\(name) can sign in to this household now.")
        case .roleChanged: ("Role changed", "\(name) has another role in this household now.")
        case .memberJoined: ("New member", "\(name) accepted an invitation and is a member of this household now.")
        case .memberLeft: ("A member has left", "\(name) has left this household.")
        case .memberRemoved: ("Member removed", "\(name) is no longer a member of this household.")
        case .invitationMade: ("Invitation made", "\(inviter) made a link with which somebody can join this household.")
        case .invitationRevoked: ("Invitation revoked", "\(inviter) revoked an open invitation.")
        case .resetLinkMade: ("Link for a new passphrase", "An owner made a link with which \(name) can choose a new passphrase.")
        case .memberDisabled: ("Member locked out", "\(name) can no longer sign in.")
        case .memberEnabled: ("Member let in again", "\(name) can sign in again.")
        case .emailChanged: ("E-mail address changed", "Your messages go to another address from now on. \(Self.notYou)")
        case .nameChanged: ("Sign-in name changed", "You sign in with another name from now on. \(Self.notYou)")
        case .calendarAddressMade: ("New calendar address", "Anyone with the address can see your due dates. \(Self.notYou)")
        case .calendarAddressEnded: ("Calendar address ended", "One of your calendar addresses was revoked.")
        case .channelAdded: ("New place for notifications", "Your notifications are sent to a further device or service. \(Self.notYou)")
        case .channelEnded:
            ("Place for notifications ended", "Your notifications are not sent to one of your devices or services any more.")
        case .exported: ("Data exported", "\(name) exported the data of this household.")
        case .paymentNumberChanged:
            ("Account number for payments changed", "\(name) added or changed an account number that money is sent to.")
        case .guestLinkMade: ("Link for guests made", "\(name) made a link that opens a group without an account.")
        case .providerAdded: ("Sign-in by a provider", "\(name) added a provider with which members can sign in.")
        case .providerChanged: ("Provider changed", "\(name) changed a provider with which members sign in.")
        case .providerRemoved: ("Provider removed", "\(name) removed a provider with which members signed in.")
        case .identityLinked: ("Linked with a provider", "\(name) can sign in with a provider from now on.")
        case .identityUnlinked: ("Link with a provider removed", "\(name) can no longer sign in with that provider.")
        case .memberAdmitted: ("New member", "\(name) signed in with your provider and is a member of this household now.")
        case .backedUp: ("Backup downloaded", "\(name) downloaded a backup with everything.")
        }
    }

    private static let notYou: LocalizedText = "If it was not you, change your passphrase."

    private static let notYouPasskey: LocalizedText = "If it was not you, remove it and change your passphrase."

    private static func from(_ address: String) -> LocalizedText {
        switch NetworkPlace(address) {
        case .thisDevice: " from the device that Coffer runs on"
        case .localNetwork: " from the local network"
        case .address(let text): " from \(text)"
        case .unknown: .verbatim("")
        }
    }
}
