import Hummingbird

/// Answers HEAD like GET, without the body (RFC 9110, section 9.3.2).
struct HeadMiddleware: MiddlewareProtocol {
    @concurrent func handle(
        _ request: Request, context: AppRequestContext, next: @concurrent (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
