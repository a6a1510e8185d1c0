package import DesignSystem
package import Localization
package import MembersModel
package import Models
package import Navigation
package import ScreenKit

/// A member's own settings: profile, sign-in, sessions and appearance.
package struct MembersFeature: FeatureModule {
    package init() {}

    package func screen(_ route: MembersRoute, _ context: MembersContext) -> ScreenPair? {
        switch route {
        case .profile: ScreenPair(ProfileViewModel(context)) { ProfileView(model: $0) }
        case .security: ScreenPair(SecurityViewModel(context)) { SecurityView(model: $0) }
        case .sessions: ScreenPair(SessionsViewModel(context)) { SessionsView(model: $0) }
        case .tokens: .placeholder(Self.tokensTitle)
        case .appearance: ScreenPair(AppearanceViewModel(context)) { AppearanceView(model: $0) }
        }
    }

    package func link(to object: ObjectReference) -> Link? {
        switch object.kind {
        case .sessions: Link(.members(.sessions))
        case .profile: Link(.members(.profile))
        case .security: Link(.members(.security))
        default: nil
        }
    }

    package func backTitle(_ route: MembersRoute) -> LocalizedText? { route == .security ? "Security" : nil }

    package func placeholderTitle(_ route: MembersRoute) -> LocalizedText? { route == .tokens ? Self.tokensTitle : nil }

    private static let tokensTitle: LocalizedText = "Access for programs"

    package func isOwn(_ route: MembersRoute) -> Bool { route != .tokens }

    package var menuItems: [MenuItem] {
        [
            MenuItem("Security", symbol: .lock, .members(.security), in: .household, rank: 2),
            MenuItem("Where you are signed in", symbol: .desktopcomputer, .members(.sessions), in: .household, rank: 4),
            MenuItem("Appearance", symbol: .paintbrush, .members(.appearance), in: .household, rank: 5),
        ]
    }

    package var notificationSymbols: [NotificationType: Symbol] { [.security: .shieldCheckmark] }

    package var searchTargets: [SearchTarget] {
        [
            .setting("Profile", .members(.profile), rank: 3, words: "my name, display name, account"),
            .setting("Security", .members(.security), rank: 5, words: "password, passphrase, two-factor, 2FA, code, authenticator"),
            .setting("Where you are signed in", .members(.sessions), rank: 6, words: "sign out, log out, devices, sessions"),
            .setting(
                "Appearance", .members(.appearance), rank: 13,
                words: "dark mode, light mode, theme, colours, night, language, region, number format, hide amounts, hide balances"),
        ]
    }
}

/// Member, services and navigation of a screen of the feature.
package typealias MembersContext = ScreenContext<MembersRoute>
