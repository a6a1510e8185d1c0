package import Localization

extension ProviderProblem {
    /// What a visitor or member reads, which says nothing of who is a member.
    package var text: LocalizedText {
        switch self {
        case .refused: "Signing in with your provider did not work. Try again, or use your passphrase."
        case .unknown: "Nobody here is linked with this sign-in. Ask an owner of the household to link you."
        case .expired: "This took too long, or was begun in another browser. Try again."
        case .unavailable: "Your provider does not answer now. Try again later, or use your passphrase."
        case .taken: "This sign-in cannot be linked: it is linked with another member, or you have too many links."
        }
    }

    /// What a member who is signed in reads, who links or confirms.
    package var textForMembers: LocalizedText {
        switch self {
        case .refused: "Your provider and Coffer did not agree. An owner can check the client ID and the client secret of the provider."
        case .unknown: "This sign-in is not linked with you. Sign in there with the one that is, or link it first."
        case .unavailable: "Your provider does not answer now. Try again later."
        default: text
        }
    }
}
