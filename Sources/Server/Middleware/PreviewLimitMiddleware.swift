import Hummingbird
import Models

/// Limits the rate at which a member previews imports, which parses their files.
///
/// Throws `HTTPFailure.rateLimited` at the limit.
struct PreviewLimitMiddleware: MiddlewareProtocol {
    let limiter: RateLimiter

    @concurrent func handle(
        _ request: Request, context: SignedInContext, next: @concurrent (Request, SignedInContext) async throws -> Response
    ) async throws -> Response {
        if context.request.isImportPreview { try limiter.consume(.preview, by: context.session.profile.id) }
        return try await next(request, context)
    }
}
