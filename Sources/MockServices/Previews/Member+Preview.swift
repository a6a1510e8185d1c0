package import Models
package import Services

extension Household {
    package static let preview = Household(id: ID(rawValue: 1), name: "Orla and Felix", currency: .preview, timeZone: "Europe/Dublin")
}

extension MemberProfile {
    /// The owner.
    package static let preview = MemberProfile(
        id: ID(rawValue: 11), household: Household.preview.id, name: "orla", displayName: "Orla Tierney", role: .owner, locale: "en-GB",
        createdAt: MockData.now - 200 * 86_400_000)

    /// An owner, a member, a viewer, and one who was disabled.
    package static let previews: [MemberProfile] = [
        .preview,
        MemberProfile(
            id: ID(rawValue: 12), household: Household.preview.id, name: "felix", displayName: "Felix Brandner", role: .member,
            locale: "de-DE", appearance: .dark, createdAt: MockData.now - 180 * 86_400_000),
        MemberProfile(
            id: ID(rawValue: 13), household: Household.preview.id, name: "ines", displayName: "Ines Moreau", role: .viewer,
            createdAt: MockData.now - 60 * 86_400_000),
        MemberProfile(
            id: ID(rawValue: 14), household: Household.preview.id, name: "guest", displayName: "Guest", role: .viewer, isDisabled: true,
            createdAt: MockData.now - 90 * 86_400_000),
    ]
}

extension MemberContext {
    /// The owner, in English, with balances shown.
    package static let preview = MemberContext(
        member: MemberProfile.preview.member, memberName: MemberProfile.preview.displayName, household: .preview, today: .preview,
        locale: LocaleFormat("en-GB"), showsBalances: true)

    /// One who reads and does not write.
    package static let previewViewer = MemberContext(
        member: MemberProfile.previews[2].member, memberName: MemberProfile.previews[2].displayName, household: .preview, today: .preview,
        locale: LocaleFormat("en-GB"), showsBalances: true)
}

extension Session {
    /// The one that asks, and a telephone.
    package static let previews: [Session] = [
        Session(
            id: ID(rawValue: 801), createdAt: MockData.now - 3_600_000, usedAt: MockData.now, userAgent: "Firefox on Linux",
            address: "192.0.2.14", isCurrent: true),
        Session(
            id: ID(rawValue: 802), createdAt: MockData.now - 5 * 86_400_000, usedAt: MockData.now - 7_200_000,
            userAgent: "Safari on iPhone", address: "198.51.100.7", isCurrent: false),
    ]

    package static let preview = previews[0]
}

extension SessionNotice {
    package static let preview = SessionNotice(text: "Deleted.", undo: ID<AuditRecord>(rawValue: 507).description, at: MockData.now)
}

extension SecurityStatus {
    package static let preview = SecurityStatus(passphraseChangedAt: MockData.now - 200 * 86_400_000, hasCodes: true, backupCodes: 8)
}

extension SecurityEvent {
    /// Oldest first.
    package static let previews: [SecurityEvent] = [
        made(901, 200, .setUp, 11, "127.0.0.1"), made(902, 180, .memberAdded, 12, "127.0.0.1"),
        made(903, 12, .signInFailed, 11, "203.0.113.9"), made(904, 5, .signedIn, 11, "198.51.100.7"),
        made(905, 0, .signedIn, 11, "192.0.2.14"),
    ]

    package static let preview = previews[4]

    private static func made(_ id: Int64, _ days: Int64, _ kind: Kind, _ member: Int64, _ address: String) -> SecurityEvent {
        SecurityEvent(
            id: ID(rawValue: id), member: ID(rawValue: member), kind: kind, at: MockData.now - days * 86_400_000 - 3_600_000,
            address: address)
    }
}
