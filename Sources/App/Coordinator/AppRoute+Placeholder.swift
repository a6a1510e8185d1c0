import Navigation

extension AppRoute {
    /// Whether the screen is still to be built. A link to it is good, and says so.
    var isPlaceholder: Bool { placeholderTitle != nil }

    /// What is still to be built, as it will be called; nil where the screen is there.
    var placeholderTitle: String? {
        switch self {
        case .subscriptions, .people, .plan, .insights: section.title
        case .more(.tokens): "Access for programs"
        case .auth(.passkey): "Passkeys"
        case .auth(.invite): "Invitations"
        case .home, .accounts, .transfer, .cards, .savings, .more, .auth: nil
        }
    }
}
