import Hummingbird
import Models
import NIOHTTP1
import Services

/// Renders errors as pages of one sentence, and logs them.
struct ErrorMiddleware: MiddlewareProtocol {
    let pages: PageRenderer
    let log: ServerLog

    @concurrent func handle(
        _ request: Request, context: AppRequestContext, next: @concurrent (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as HTTPParserError {
            // The connection answers it and closes.
            throw error
        } catch let error as ContextualError {
            return response(to: error.error, of: error.client, session: error.session)
        } catch {
            return response(to: error, of: nil, session: nil)
        }
    }

    private func response(to error: any Error, of client: PublicContext?, session: SessionContext?) -> Response {
        let failure = failure(for: error)
        log.failure(failure)
        let response = pages.render(failure, client, session: session)
        if let client { log.response(response, to: client) }
        return response
    }

    private func failure(for error: any Error) -> HTTPFailure {
        switch error {
        case let failure as HTTPFailure: return failure
        case let error as ServiceError: return .failed(error)
        default:
            log.unexpected(error)
            return .failed(.serverError(500))
        }
    }
}

/// An error with the context of the request in which it was thrown: its page is rendered for that client and session.
struct ContextualError: Error {
    let error: any Error
    let client: PublicContext
    /// Nil if the request has no session, or it was not read yet.
    var session: SessionContext?

    /// Adds the context to errors that have none. A parser error stays as it is, since the connection handles it.
    static func adding<T>(
        _ client: PublicContext, session: SessionContext? = nil, to body: () async throws -> T
    ) async throws -> T {
        do {
            return try await body()
        } catch let error as HTTPParserError {
            throw error
        } catch let error as ContextualError {
            throw error
        } catch {
            throw ContextualError(error: error, client: client, session: session)
        }
    }
}
