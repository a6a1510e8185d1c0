import Hummingbird

/// Answers requests without a session with the screens of sign-in, to which every other path redirects, whether it exists or not. The
/// event stream of a page whose session has ended makes the browser load the page again, because it reports a redirect as a network error.
struct SignedOutResponder: HTTPResponder {
    let authenticator: SessionAuthenticator
    let pages: PageRenderer
    let posts: PostHandler

    func respond(to request: Request, context: PublicContext) async throws -> Response {
        if !context.isRead, context.path == "/auth/logout" { return try await posts.signOut(signedOut: context) }
        if context.isRead, context.path == "/live" { return LiveHandler.reload }
        let isSetUp = try await authenticator.isSetUp()
        return context.isRead
            ? await pages.renderSignIn(context, isSetUp: isSetUp) : try await posts.submit(signedOut: context, isSetUp: isSetUp)
    }
}
