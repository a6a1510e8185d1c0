import Hummingbird

/// Answers requests that need no session: for static assets, and for what has a secret address instead.
struct PublicMiddleware: MiddlewareProtocol {
    /// The answer; nil if the next handler has it.
    let respond: @Sendable (PublicContext) async throws -> Response?

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        if let response = try await respond(context) { return response }
        return try await next(request, context)
    }
}
