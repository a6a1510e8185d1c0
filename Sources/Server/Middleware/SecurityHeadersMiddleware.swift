import HTTPTypes
import Hummingbird

/// Adds the security header fields to every response.
struct SecurityHeadersMiddleware: MiddlewareProtocol {
    private let fields: [HTTPField]

    /// The Content-Security-Policy: only Coffer's own script and style, no frames.
    static let policy = """
        default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; \
        font-src 'none'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'
        """

    init(isSecure: Bool) {
        var values: [(String, String)] = [
            ("Content-Security-Policy", Self.policy), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
            (
                "Permissions-Policy",
                "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), publickey-credentials-get=(self), "
                    + "publickey-credentials-create=(self)"
            ),
        ]
        if isSecure { values.append(("Strict-Transport-Security", "max-age=31536000")) }
        fields = values.compactMap { name, value in HTTPField.Name(name).map { HTTPField(name: $0, value: value) } }
    }

    @concurrent func handle(
        _ request: Request, context: AppRequestContext, next: @concurrent (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        for field in fields where response.headers[field.name] == nil { response.headers.append(field) }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}
