import Crypto
package import Models
import Services
import Storage

/// Security notifications: members receive events about their own credentials, owners receive events about who has access.
extension MemberUnitOfWork {
    /// Notifies the members concerned by a logged event.
    func notify(_ event: SecurityEvent) throws {
        guard let member = event.member else {
            // The command line invites, too; what it exports and backs up is not told.
            guard [.invitationMade, .invitationRevoked].contains(event.kind) else { return }
            return try notify(event.kind, subject: "", key: event.id.description, to: .owners)
        }
        switch event.kind {
        case .passphraseChanged, .passphraseReset, .codesEnabled, .codesDisabled, .backupCodesRenewed, .emailChanged, .nameChanged,
            .calendarAddressMade, .channelAdded, .sessionEnded, .passkeyAdded, .passkeyRemoved, .passkeyCopied:
            try notify(event.kind, subject: "", key: event.id.description, to: .only([member]))
        case .backupCodeUsed:
            try notify(event.kind, subject: event.address, key: event.id.description, to: .only([member]))
        case .memberAdded, .memberDisabled, .exported, .backedUp, .paymentNumberChanged, .guestLinkMade, .invitationMade,
            .invitationRevoked,
            .memberJoined, .memberLeft, .memberRemoved, .memberAdmitted, .providerAdded, .providerChanged, .providerRemoved:
            try notify(event.kind, subject: try name(of: member), key: event.id.description, to: .owners)
        case .roleChanged, .memberEnabled, .resetLinkMade, .identityLinked, .identityUnlinked:
            let subject = try name(of: member)
            try notify(event.kind, subject: subject, key: event.id.description, to: .owners)
            try notify(event.kind, subject: subject, key: event.id.description, to: .only([member]))
        case .setUp, .signedIn, .signInFailed, .codeFailed, .passkeyFailed, .signedOut, .calendarAddressEnded, .channelEnded: break
        }
    }

    /// Notifies a member, at most once a day, of repeated failed attempts in their name that have reached the rate limit.
    package func notifyOfFailures(
        _ kind: SecurityEvent.Kind, _ key: SignInRateLimitKey, of profile: MemberProfile, from address: String
    ) throws {
        guard let failures = try rateLimiter.repository.find(key.hash)?.failures, failures >= key.allowance else { return }
        try notify(
            kind, subject: address, key: "\(kind.rawValue)/\(now / 86_400_000)", to: .only([profile.id]))
    }

    /// Notifies a member who signed in from an address or with a browser that was not used for a year. The very first sign-in is not
    /// reported.
    func notifyOfNewOrigin(_ origin: SignInOrigin, of profile: MemberProfile) throws {
        let known = KnownOriginRepository(connection, household: household)
        let isFirst = try !known.hasAny(of: profile.id)
        let isNewAddress = try known.record(Self.hash("address", SignInRateLimitKey.network(of: origin.address)), of: profile.id, at: now)
        let isNewBrowser = try known.record(Self.hash("browser", Self.kind(of: origin.userAgent)), of: profile.id, at: now)
        guard !isFirst, isNewAddress || isNewBrowser else { return }
        try notify(
            .signedIn, subject: origin.shortAddress, key: "signedIn/\(ids.next(at: now) as ID<SecurityEvent>)", to: .only([profile.id]))
    }

    private func notify(
        _ kind: SecurityEvent.Kind, subject: String, key: String, to recipients: NotificationSender.Recipients
    ) throws {
        let content = NotificationContent(
            kind: .securityEvent, subject: subject, detail: kind.rawValue, object: ObjectReference(Self.place(of: kind)))
        try NotificationSender(connection, household: household, ids: ids, at: now).send(content, key: key, to: recipients)
    }

    private static func place(of kind: SecurityEvent.Kind) -> ObjectReference.Kind {
        switch kind {
        case .signedIn, .sessionEnded, .signedOut: .sessions
        case .setUp: .household
        case .memberAdded, .roleChanged, .memberDisabled, .memberEnabled, .invitationMade, .invitationRevoked, .memberJoined,
            .resetLinkMade,
            .memberLeft, .memberRemoved, .memberAdmitted, .providerAdded, .providerChanged, .providerRemoved:
            .members
        case .emailChanged, .calendarAddressMade, .calendarAddressEnded, .channelAdded, .channelEnded: .notificationSettings
        case .nameChanged: .profile
        default: .security
        }
    }

    private func name(of member: ID<Member>) throws -> String { try members.name(of: member) ?? "" }

    /// The user agent without digits, which change with every version.
    private static func kind(of userAgent: String) -> String {
        String(decoding: userAgent.utf8.prefix(300).filter { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }, as: UTF8.self)
    }

    private static func hash(_ purpose: String, _ text: String) -> [UInt8] {
        Array(SHA256.hash(data: Array("\(purpose)|\(text)".utf8)))
    }
}
