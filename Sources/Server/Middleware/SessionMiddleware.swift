import HTTPTypes
import Hummingbird

/// Reads the session of a request, and passes it to the responder for members or to the one for visitors.
struct SessionMiddleware: HTTPResponder {
    let authenticator: SessionAuthenticator
    let connections: ConnectionTable
    let cookies: CookieNames
    let signedIn: any HTTPResponder<SignedInContext>
    let signedOut: any HTTPResponder<PublicContext>

    func respond(to request: Request, context: PublicContext) async throws -> Response {
        // Live connections do not extend the session.
        guard let member = try await authenticator.authenticate(context, isUse: context.path != "/live") else {
            return try await signedOut.respond(to: request, context: context)
        }
        connections.markSignedIn(context.channel)
        return try await ContextualError.adding(context, session: member.session) {
            var response = try await signedIn.respond(to: request, context: member)
            if member.isNewSession { response.headers.append(.setCookie(cookies.cookie(cookies.session, member.token))) }
            return response
        }
    }
}
