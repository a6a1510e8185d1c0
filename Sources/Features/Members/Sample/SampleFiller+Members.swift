import Installation
import MembersModel
import Models
import Services

/// Those who keep the household, and how they sign in.
extension SampleFiller {
    private static let atHome = SignInOrigin(
        address: "127.0.0.1", userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    private static let telephone = SignInOrigin(
        address: "198.51.100.7",
        userAgent:
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1")

    mutating func addMembers() async throws {
        try await add("felix", "Felix Brandner", .member, daysBefore: 80)
        try await add("guest", "Guest", .viewer, daysBefore: 60)
        try await add("ines", "Ines Moreau", .viewer, daysBefore: 50)
    }

    private mutating func add(_ name: String, _ displayName: String, _ role: Role, daysBefore: Int) async throws {
        clock.move(to: simulation.firstDay.adding(days: -daysBefore))
        try await signInOwner()
        let given = "\(setup.passphrase) given"
        let profile = try await services.members().addMember(name: name, displayName: displayName, role: role, passphrase: given)
        sample.members.append(profile)
        if name == "guest" {
            _ = try await services.members().disableMember(id: profile.id)
            return
        }
        let own = live.container(for: try await session(try await token(name, given, from: Self.atHome)))
        try await own.security().choosePassphrase(setup.passphrase)
        if role == .member {
            memberServices = own
            var changed = profile
            (changed.locale, changed.appearance) = ("de-DE", .dark)
            changed.revision = try await own.members().fetchProfile().revision
            _ = try await own.members().updateProfile(changed)
        }
    }

    /// Signs in on a telephone, and once with a wrong passphrase.
    func signInElsewhere(_ day: Day) async throws {
        switch today.distance(to: day) {
        case -12:
            do {
                _ = try await live.auth.signIn(name: "orla", passphrase: "not the one", from: SignInOrigin(address: "203.0.113.9"))
            } catch ServiceError.rule {
                // It is in the log of security.
            }
        case -5: _ = try await token("orla", setup.passphrase, from: Self.telephone)
        default: break
        }
    }

    /// Begins another session of the owner, since sessions end that are not used.
    mutating func signInOwner() async throws {
        services = live.container(for: try await session(try await token("orla", setup.passphrase, from: Self.atHome)))
    }

    /// Signs in one member of each role, a moment ago.
    func signIn(_ roles: [Role]) async throws -> [Role: SessionContext] {
        var sessions: [Role: SessionContext] = [:]
        clock.move(to: today, minutesBefore: 5)
        for role in roles {
            guard let name = SampleHousehold.memberNames[role] else { continue }
            sessions[role] = try await session(try await token(name, setup.passphrase, from: Self.atHome))
        }
        return sessions
    }

    private func token(_ name: String, _ passphrase: String, from origin: SignInOrigin) async throws -> String {
        guard case .signedIn(let token) = try await live.auth.signIn(name: name, passphrase: passphrase, from: origin) else {
            throw ServiceError.unauthorized
        }
        return token
    }

    private func session(_ token: String) async throws -> SessionContext {
        guard let session = try await live.auth.session(token, isUse: false) else { throw ServiceError.unauthorized }
        return session
    }
}
