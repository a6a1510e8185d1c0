import Hummingbird

/// Builds a responder that passes a request through middleware, the first one outermost, to a final responder.
///
/// Hummingbird builds such chains for routes of its router, whose context type is the same from the connection on. Here each group has a
/// context type of its own.
func chain<Context: Sendable>(
    _ middleware: [any MiddlewareProtocol<Request, Response, Context>], _ final: any HTTPResponder<Context>
) -> any HTTPResponder<Context> {
    middleware.reversed().reduce(final) { MiddlewareResponder(middleware: $1, next: $0) }
}

private struct MiddlewareResponder<Context: Sendable>: HTTPResponder {
    let middleware: any MiddlewareProtocol<Request, Response, Context>
    let next: any HTTPResponder<Context>

    func respond(to request: Request, context: Context) async throws -> Response {
        try await middleware.handle(request, context: context) { request, context in
            try await next.respond(to: request, context: context)
        }
    }
}
