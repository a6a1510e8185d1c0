import Hummingbird
import NIOCore
import Services

/// Answers `/health` for monitoring, from any host and without any data.
struct HealthMiddleware: MiddlewareProtocol {
    let installation: any InstallationProtocol

    @concurrent func handle(
        _ request: Request, context: AppRequestContext, next: @concurrent (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard request.uri.path == "/health" else { return try await next(request, context) }
        do {
            try installation.checkHealth()
            return response("ok\n", .ok)
        } catch {
            return response("not available\n", .serviceUnavailable)
        }
    }

    private func response(_ text: String, _ status: HTTPResponse.Status) -> Response {
        Response(status: status, headers: [.contentType: "text/plain"], body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
