import Hummingbird

/// Answers requests for the groups of guests, whose address replaces a session.
struct GuestMiddleware: MiddlewareProtocol {
    let guests: GuestHandler

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        guard GuestHandler.handles(context) else { return try await next(request, context) }
        return try await guests.respond(to: context)
    }
}
