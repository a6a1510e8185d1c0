import MembersModel
import Models
import OpenIDConnect
import ServiceKit
import Services
import Storage

/// Which member an identity is of. An address alone links nobody: only one by which an owner expects somebody.
extension LiveSingleSignOnService {
    /// More members than a household has are not made by a provider.
    private static let mostMembers = 100
    /// More names than are tried for a new member.
    private static let mostNames = 100

    /// - Throws: `ProviderProblem.unknown`.
    static func member(
        _ person: Person, _ provider: SignInProvider, in write: MemberUnitOfWork, from origin: SignInOrigin
    ) throws -> (ID<LinkedIdentity>, MemberProfile) {
        if let identity = try write.identities.find(subject: person.subject, at: provider.id) {
            return (identity.id, try profile(identity.member, in: write))
        }
        if let email = person.claims.verifiedEmail, let identity = try write.identities.findExpected(email: email, at: provider.id) {
            let profile = try profile(identity.member, in: write)
            guard !profile.isDisabled else { throw ProviderProblem.unknown }
            try write.identities.bind(identity.id, to: person.subject)
            try write.members.touch(profile.id)
            return (identity.id, profile)
        }
        guard let admission = provider.admission, person.claims.has(admission.claim, admission.value) else {
            // Names of claims alone: what they say of the person is not the operator's.
            let claims = person.claims.claimNames.joined(separator: ", ")
            ServiceError.logFailure("A sign-in by a provider failed", reason: "nobody is linked; the claims are \(claims)")
            throw ProviderProblem.unknown
        }
        return try admit(person, provider, admission, in: write, from: origin)
    }

    private static func profile(_ id: ID<Member>, in write: MemberUnitOfWork) throws -> MemberProfile {
        guard let profile = try write.members.find(id) else { throw ProviderProblem.unknown }
        return profile
    }

    /// Makes a member, who has no passphrase.
    private static func admit(
        _ person: Person, _ provider: SignInProvider, _ admission: SignInAdmission, in write: MemberUnitOfWork, from origin: SignInOrigin
    ) throws -> (ID<LinkedIdentity>, MemberProfile) {
        guard try write.members.all().count < mostMembers else { throw ProviderProblem.unknown }
        let name = try freeName(person.claims.names, in: write)
        let wanted = LanguagePreference(header: origin.languages)
        let profile = MemberProfile(
            id: write.ids.next(at: write.now), household: write.household, name: name,
            displayName: (try? MemberRule.displayName(person.claims.displayName ?? "", for: name)) ?? name, role: admission.role,
            locale: (wanted.locale ?? .englishUS).tag, language: wanted.language, createdAt: write.now)
        let identity = LinkedIdentity(
            id: write.ids.next(at: write.now), provider: provider.id, member: profile.id, subject: person.subject, email: nil,
            isSelfLinked: false, createdAt: write.now)
        guard try write.members.insert(profile), try write.identities.insert(identity) else { throw ProviderProblem.unknown }
        try write.log(.memberAdmitted, of: profile.id, from: origin.shortAddress, provider: provider.name)
        try write.households.touch(write.household)
        return (identity.id, profile)
    }

    /// The first of some names that nobody has, with a number if all are taken.
    ///
    /// - Throws: `ProviderProblem.unknown` if there are too many.
    private static func freeName(_ names: [String], in write: MemberUnitOfWork) throws -> String {
        // Room for the number.
        let usable = names.compactMap { try? MemberRule.name(TextLimit.cut($0, to: TextLimit.name - 4)) }
        let valid = usable.isEmpty ? ["member"] : usable
        for number in 1...mostNames {
            for name in number == 1 ? valid[...] : valid.prefix(1) {
                let name = number == 1 ? name : "\(name) \(number)"
                if try write.members.find(name: name) == nil, try !write.invitations.keeps(name, at: write.now) { return name }
            }
        }
        throw ProviderProblem.unknown
    }
}
