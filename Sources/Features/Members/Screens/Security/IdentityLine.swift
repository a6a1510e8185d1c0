import Localization
import MembersModel
import Models
import ScreenKit
import Services

/// A link of a member with a provider.
struct IdentityLine: Hashable {
    var identity: LinkedIdentity
    /// The name of the provider; nil if it is turned off.
    var provider: String?
    /// The last sign-in, in the household's time zone; nil before the first.
    var used: Moment?

    var title: LocalizedText { provider.map { .verbatim($0) } ?? "A provider that is turned off" }

    /// Whom it is, and when it was last used.
    var subtitle: LocalizedText {
        let person = identity.subject ?? identity.email ?? ""
        let state: LocalizedText = used.map { "Last used: \(LocalizedText.relative($0))" } ?? "Not used yet"
        return .joined([.verbatim(person), state])
    }

    /// Lines of identities.
    ///
    /// - Parameter providers: those that are known by name.
    static func lines(
        of identities: [LinkedIdentity], _ providers: [SignInProvider], _ context: MembersContext
    ) async throws -> [IdentityLine] {
        let moments = try await context.services.localTime().moments(at: identities.map { $0.usedAt ?? 0 })
        let names = Dictionary(providers.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        return zip(identities, moments).map { identity, moment in
            IdentityLine(identity: identity, provider: names[identity.provider], used: identity.usedAt == nil ? nil : moment)
        }
    }
}
