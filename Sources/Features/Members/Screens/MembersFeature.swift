package import DesignSystem
package import Localization
package import MembersModel
package import Models
package import Navigation
package import ScreenKit
import Services

/// A member's own settings: profile, sign-in, sessions and appearance; and the members of the household.
package struct MembersFeature: FeatureModule {
    package init() {}

    package func screen(_ route: MembersRoute, _ context: MembersContext) -> ScreenPair? {
        switch route {
        case .profile: ScreenPair(ProfileViewModel(context)) { ProfileView(model: $0) }
        case .security: ScreenPair(SecurityViewModel(context)) { SecurityView(model: $0) }
        case .sessions: ScreenPair(SessionsViewModel(context)) { SessionsView(model: $0) }
        case .tokens: .placeholder(Self.tokensTitle)
        case .appearance: ScreenPair(AppearanceViewModel(context)) { AppearanceView(model: $0) }
        case .members: ScreenPair(MembersViewModel(context)) { MembersView(model: $0) }
        case .invite: forOwners(context) { ScreenPair(InviteViewModel(context)) { InviteView(model: $0) } }
        case .member(let id): forOwners(context) { ScreenPair(MemberViewModel(context, memberId: id)) { MemberView(model: $0) } }
        case .leave: ScreenPair(LeaveViewModel(context)) { LeaveView(model: $0) }
        case .providers: forOwners(context) { ScreenPair(ProvidersViewModel(context)) { ProvidersView(model: $0) } }
        case .newProvider: forOwners(context) { ScreenPair(NewProviderViewModel(context)) { NewProviderView(model: $0) } }
        case .provider(let id):
            forOwners(context) { ScreenPair(ProviderViewModel(context, providerId: id)) { ProviderView(model: $0) } }
        }
    }

    /// A screen for owners; nil for others.
    private func forOwners(_ context: MembersContext, _ screen: () -> ScreenPair) -> ScreenPair? {
        context.member.role == .owner ? screen() : nil
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case .sessions: Link(.members(.sessions))
        case .profile: Link(.members(.profile))
        case .security: Link(.members(.security))
        case .members: Link(.members(.members))
        default: nil
        }
    }

    package func backTitle(_ route: MembersRoute) -> LocalizedText? {
        switch route {
        case .security: "Security"
        case .members: "Members"
        case .providers: "Sign-in with a provider"
        default: nil
        }
    }

    package func placeholderTitle(_ route: MembersRoute) -> LocalizedText? { route == .tokens ? Self.tokensTitle : nil }

    private static let tokensTitle: LocalizedText = "Access for programs"

    package func isOwn(_ route: MembersRoute) -> Bool {
        switch route {
        case .profile, .security, .sessions, .appearance, .leave: true
        case .tokens, .members, .invite, .member, .providers, .newProvider, .provider: false
        }
    }

    package var menuItems: [MenuItem] {
        [
            MenuItem("Members", symbol: .person2, .members(.members), in: .household, rank: 2),
            MenuItem("Security", symbol: .lock, .members(.security), in: .household, rank: 3),
            MenuItem("Where you are signed in", symbol: .desktopcomputer, .members(.sessions), in: .household, rank: 5),
            MenuItem("Appearance", symbol: .paintbrush, .members(.appearance), in: .household, rank: 6),
        ]
    }

    package var notificationSymbols: [NotificationType: Symbol] { [.security: .shieldCheckmark] }

    package var searchTargets: [SearchTarget] {
        [
            .setting(
                "Members", .members(.members), rank: 4,
                words: "users, roles, owner, viewer, remove a member, reset a passphrase, leave the household"),
            .setting("Invite", .members(.invite), rank: 4, words: "invite, add member, partner, family"),
            .setting(
                "Sign-in with a provider", .members(.providers), rank: 4,
                words: "single sign-on, SSO, OpenID Connect, OIDC, Keycloak, Authelia, Authentik, identity provider"),
            .setting("Profile", .members(.profile), rank: 3, words: "my name, display name, account"),
            .setting(
                "Security", .members(.security), rank: 5, words: "password, passphrase, passkey, two-factor, 2FA, code, authenticator"),
            .setting("Where you are signed in", .members(.sessions), rank: 6, words: "sign out, log out, devices, sessions"),
            .setting(
                "Appearance", .members(.appearance), rank: 13,
                words: "dark mode, light mode, theme, colours, night, language, region, number format, hide amounts, hide balances"),
        ]
    }

    package func gallery(_ route: MembersRoute, _ sample: GallerySample) async -> [Link] {
        if case .provider = route {
            let provider = try? await sample.services.signInProviders().fetchProviders().first
            return provider.map { [Link(.members(.provider(providerId: $0.id.description)))] } ?? []
        }
        guard case .member = route else { return [Link(.members(route))] }
        let other = try? await sample.services.members().fetchMembers().first { $0.id != sample.services.context.member.id }
        return other.map { [Link(.members(.member(memberId: $0.id.description)))] } ?? []
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias MembersContext = ScreenContext<MembersRoute>
