/// What a provider says of a person (OpenID Connect Core, section 5.1).
package struct PersonClaims: Hashable, Sendable {
    private static let address = ["email", "email_verified"]

    private let members: [String: ClaimValue]

    init(_ members: [String: ClaimValue]) {
        self.members = members
    }

    /// The e-mail address, if the provider has verified that it is the person's.
    package var verifiedEmail: String? {
        guard members["email_verified"]?.bool == true, let email = members["email"]?.string, !email.isEmpty else { return nil }
        return email
    }

    /// Names that a member can be called by, the best first.
    package var names: [String] {
        let email = members["email"]?.string?.split(separator: "@").first.map(String.init)
        return [members["preferred_username"]?.string, members["name"]?.string, email].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// The name by which others see the person; nil if it is not known.
    package var displayName: String? { members["name"]?.string }

    package var locale: String? { members["locale"]?.string }

    /// Whether a claim is a text, or a list in which the text is. An e-mail address counts only if it is verified.
    package func has(_ claim: String, _ value: String) -> Bool {
        if claim == "email" { return verifiedEmail == value }
        return switch members[claim] {
        case .string(let text): text == value
        case .array(let values): values.contains(.string(value))
        case .bool(let isTrue): value == (isTrue ? "true" : "false")
        default: false
        }
    }

    /// The names of the claims in order, for a log: those in printable ASCII, at most 30.
    package var claimNames: [String] {
        members.keys.filter { $0.utf8.allSatisfy { (0x21...0x7E).contains($0) } }.sorted().prefix(30).map(\.self)
    }

    /// Whether there is such a claim.
    func has(_ claim: String) -> Bool { members[claim] != nil }

    /// These claims and others, of which those win that the token has. An address and whether it is verified are those of one of both.
    func adding(_ others: PersonClaims) -> PersonClaims {
        let isOwn = others.members["email"] == nil || Self.address.allSatisfy { has($0) }
        let (kept, left) = isOwn ? (self, others.withoutAddress) : (withoutAddress, others)
        return PersonClaims(kept.members.merging(left.members) { own, _ in own })
    }

    private var withoutAddress: PersonClaims { PersonClaims(members.filter { !Self.address.contains($0.key) }) }
}
