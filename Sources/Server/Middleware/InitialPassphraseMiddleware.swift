import Hummingbird
import Localization
import MembersModel
import Models
import Navigation

/// Redirects a member with an initial passphrase, set by an owner, to the page that replaces it, except for signing out.
///
/// Throws `HTTPFailure.forbidden` for requests that are not for a page.
struct InitialPassphraseMiddleware: MiddlewareProtocol {
    let pages: PageRenderer

    @concurrent func handle(
        _ request: Request, context: SignedInContext, next: @concurrent (Request, SignedInContext) async throws -> Response
    ) async throws -> Response {
        guard context.session.mustChoosePassphrase, context.request.link?.route != .auth(.passphrase) else {
            return try await next(request, context)
        }
        switch MemberEndpoint(context.request) {
        case .extendSession, .signOut: return try await next(request, context)
        case .live, .download, .page, .form: break
        }
        let path = context.request.path
        guard path != "/live", !path.hasPrefix("/files/"), !path.hasPrefix("/api/") else {
            throw HTTPFailure.forbidden("Choose your passphrase first.")
        }
        return pages.redirectToPassphrase(context)
    }
}
