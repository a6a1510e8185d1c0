import Hummingbird
import Services

/// Limits the concurrent requests of a client network.
///
/// Throws `HTTPFailure.rateLimited` at the limit.
struct RequestLimitMiddleware: MiddlewareProtocol {
    let limiter: RequestLimiter

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        try await limiter.run(for: context.origin.address) { try await next(request, context) }
    }
}
