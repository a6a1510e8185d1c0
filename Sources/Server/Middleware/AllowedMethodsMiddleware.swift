import Hummingbird

/// Rejects methods other than GET, HEAD and POST.
///
/// Throws `HTTPFailure.methodNotAllowed`.
struct AllowedMethodsMiddleware: MiddlewareProtocol {
    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        guard context.isRead || request.method == .post else { throw HTTPFailure.methodNotAllowed }
        return try await next(request, context)
    }
}
