import Localization
import Navigation

extension AppRoute {
    /// Whether the screen is not implemented yet and shows a placeholder.
    var isPlaceholder: Bool { placeholderTitle != nil }

    /// The title of a screen that is not implemented yet; nil if it is.
    var placeholderTitle: LocalizedText? {
        switch self {
        case .subscriptions, .people, .plan, .insights: section.title
        case .more(.tokens): "Access for programs"
        case .auth(.passkey): "Passkeys"
        case .auth(.invite): "Invitations"
        case .home, .accounts, .transfer, .cards, .savings, .more, .auth: nil
        }
    }
}
