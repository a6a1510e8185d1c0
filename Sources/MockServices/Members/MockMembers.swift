import Models
import Services

/// The people of a made-up household and how they sign in.
struct MockMembers: Sendable {
    var profiles: [MemberProfile]
    var passphrases: [ID<Member>: String]
    var statuses: [ID<Member>: SecurityStatus]
    var sessions: [ID<Member>: [Session]]
    /// Newest last.
    var events: [SecurityEvent]
    /// Sessions by their tokens, with what each still needs.
    var tokens: [String: MockToken] = [:]
    var notices: [ID<Session>: SessionNotice] = [:]
    var isConfirmed = true
    /// Whether a first code is waited for.
    var isEnrolling = false

    init(_ data: MockData) {
        profiles = data.members
        passphrases = Dictionary(data.members.map { ($0.id, MockData.passphrase) }, uniquingKeysWith: { first, _ in first })
        statuses = Dictionary(
            data.members.map { ($0.id, SecurityStatus(passphraseChangedAt: MockData.now, hasCodes: false, backupCodes: 0)) },
            uniquingKeysWith: { first, _ in first })
        sessions = Dictionary(grouping: data.sessions, by: { _ in data.context.member.id ?? ID(rawValue: 0) })
        events = data.events
    }
}

/// What a token stands for.
struct MockToken: Hashable, Sendable {
    var member: ID<Member>
    var session: ID<Session>
    var needsCode: Bool
}

extension MockState {

    func profile(_ id: ID<Member>?) throws -> MemberProfile {
        guard let profile = members.profiles.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return profile
    }

    mutating func change(_ id: ID<Member>, _ body: (inout MemberProfile) -> Void) throws -> MemberProfile {
        guard let index = members.profiles.firstIndex(where: { $0.id == id }) else { throw ServiceError.notFound }
        body(&members.profiles[index])
        members.profiles[index].revision += 1
        return members.profiles[index]
    }

    mutating func log(_ kind: SecurityEvent.Kind, _ member: ID<Member>?, from address: String = "") {
        now += 1_000
        members.events.append(SecurityEvent(id: makeID(), member: member, kind: kind, at: now, address: address))
    }

    func requireOwner() throws {
        guard context.member.role == .owner else { throw ServiceError.unauthorized }
    }

    /// - Throws: `ServiceError.rule` where the household would be without an owner.
    func requireAnotherOwner(than id: ID<Member>) throws {
        let owners = members.profiles.filter { $0.role == .owner && !$0.isDisabled }
        guard owners.contains(where: { $0.id != id }) else { throw ServiceError.rule("A household needs an owner") }
    }

    func requirePassphrase(_ passphrase: String) throws {
        guard passphrase.count >= 12 else { throw ServiceError.rule("A passphrase has at least 12 characters") }
    }
}
