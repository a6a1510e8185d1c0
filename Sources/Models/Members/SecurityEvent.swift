/// An entry of a household's security log.
public struct SecurityEvent: Identified, Hashable, Sendable {
    /// Prefix of ids: `sec_…`.
    public static let idPrefix = "sec"

    /// The kind of an event. The raw values are stored in the database.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        case setUp, signedIn, signInFailed, codeFailed, backupCodeUsed, signedOut, sessionEnded
        case passphraseChanged, passphraseReset, codesEnabled, codesDisabled, backupCodesRenewed
        case passkeyAdded, passkeyRemoved, passkeyFailed, passkeyCopied
        case memberAdded, roleChanged, memberDisabled, memberEnabled
        case emailChanged, nameChanged, calendarAddressMade, calendarAddressEnded, channelAdded, channelEnded
        case exported, backedUp
        case paymentNumberChanged, guestLinkMade
        case invitationMade, invitationRevoked, memberJoined, resetLinkMade, memberLeft, memberRemoved
        case providerAdded, providerChanged, providerRemoved, identityLinked, identityUnlinked, memberAdmitted
    }

    public var id: ID<SecurityEvent>
    /// The affected member; nil for the household.
    public var member: ID<Member>?
    public var kind: Kind
    /// Milliseconds since 1970.
    public var at: Int64
    /// The client address; empty for the command line.
    public var address: String
    /// The name of the provider of sign-in that it is about; empty if it is about none.
    public var provider: String

    public init(id: ID<SecurityEvent>, member: ID<Member>?, kind: Kind, at: Int64, address: String, provider: String = "") {
        self.id = id
        self.member = member
        self.kind = kind
        self.at = at
        self.address = address
        self.provider = provider
    }
}
