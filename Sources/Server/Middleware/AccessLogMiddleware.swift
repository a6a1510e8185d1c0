import Hummingbird

/// Logs responses. Responses to errors are logged by `ErrorMiddleware`, which builds them.
struct AccessLogMiddleware: MiddlewareProtocol {
    let log: ServerLog

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        let response = try await next(request, context)
        log.response(response, to: context)
        return response
    }
}
