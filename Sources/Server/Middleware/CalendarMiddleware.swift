import Hummingbird

/// Answers requests for calendar feeds, whose address replaces a session.
struct CalendarMiddleware: MiddlewareProtocol {
    let calendars: CalendarHandler

    @concurrent func handle(
        _ request: Request, context: PublicContext, next: @concurrent (Request, PublicContext) async throws -> Response
    ) async throws -> Response {
        guard context.isRead, CalendarHandler.handles(context) else { return try await next(request, context) }
        return try await calendars.respond(to: context)
    }
}
