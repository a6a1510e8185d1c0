import Hummingbird

/// Answers requests for static assets, which need no session.
struct AssetMiddleware: MiddlewareProtocol {
    let assets: AssetStore

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        if context.isRead, let file = assets.response(for: context) { return file }
        return try await next(request, context)
    }
}
