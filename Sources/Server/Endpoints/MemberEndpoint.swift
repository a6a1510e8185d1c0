/// The target of a request with a session.
enum MemberEndpoint: Hashable, Sendable {
    /// The event stream of an open page.
    case live
    /// A download, by its path below `/files/`.
    case download(String)
    /// Any other GET: a screen, or the not-found page.
    case page
    case extendSession
    case signOut
    /// Any other POST: the form of a screen.
    case form

    init(_ request: PublicContext) {
        switch (request.isRead, request.path) {
        case (true, "/live"): self = .live
        case (true, let path) where path.hasPrefix("/files/"): self = .download(String(path.dropFirst(7)))
        case (true, _): self = .page
        case (false, "/auth/stay"): self = .extendSession
        case (false, "/auth/logout"): self = .signOut
        case (false, _): self = .form
        }
    }
}
