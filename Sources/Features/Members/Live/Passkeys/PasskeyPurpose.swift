import Models

/// What an answer of a passkey is asked for. A challenge is good for one purpose only.
enum PasskeyPurpose: Hashable, Sendable {
    /// Signing in, in the browser with this cookie.
    case signIn(visitor: String)
    /// The second step of the sign-in with this token.
    case secondStep(pending: String)
    /// A new passkey, made in a session.
    case adding(ID<Session>)
    /// In a session, one thing in code; nil: that its user is its member.
    case confirming(ID<Session>, content: String?)

    /// The purpose as one text, which no other purpose has.
    var text: String {
        switch self {
        case .signIn(let visitor): "sign in\n\(visitor)"
        case .secondStep(let pending): "second step\n\(pending)"
        case .adding(let session): "adding\n\(session)"
        case .confirming(let session, nil): "confirming\n\(session)"
        case .confirming(let session, let content?): "confirming\n\(session)\n\(content)"
        }
    }
}
