import HTTPTypes
import Hummingbird
import Localization
import Models
import NIOHTTP1
import Navigation
import Services

/// Dispatches requests: host and proxy check, then static assets and calendars, then authentication, then pages, downloads and forms.
struct AppResponder: HTTPResponder {
    let hostPolicy: HostProxyPolicy
    let authenticator: SessionAuthenticator
    let assets: AssetStore
    let pages: PageRenderer
    let posts: PostHandler
    let live: LiveHandler
    let downloads: DownloadHandler
    let calendars: CalendarHandler
    let headers: SecurityHeaders
    let installation: any InstallationProtocol
    let connections: ConnectionTable
    let requestLimiter: RequestLimiter
    let rateLimiter: RateLimiter
    let log = ServerLog()

    func respond(to request: Request, context: AppRequestContext) async throws -> Response {
        var accepted: ClientRequest?
        var session: SessionContext?
        var response: Response
        do {
            if request.uri.path == "/health" {
                response = health()
            } else {
                let client = try hostPolicy.accept(request, context)
                accepted = client
                response = try await requestLimiter.run(for: client.origin.address) { try await dispatch(client, session: &session) }
            }
        } catch let error as HTTPParserError {
            throw error
        } catch {
            let failure = failure(for: error)
            log.failure(failure)
            response = pages.render(failure, accepted, session: session)
        }
        headers.add(to: &response)
        if let accepted { log.response(response, to: accepted) }
        return request.method == .head ? response.createHeadResponse() : response
    }

    // MARK: - Dispatch

    /// - Parameter session: set once the request is authenticated, so that a later failure is rendered for that session.
    private func dispatch(_ request: ClientRequest, session: inout SessionContext?) async throws -> Response {
        let isRead = request.http.method == .get || request.http.method == .head
        guard isRead || request.http.method == .post else { throw HTTPFailure.methodNotAllowed }
        if isRead, let file = assets.response(for: request) { return file }
        if isRead, CalendarHandler.handles(request) { return try await calendars.respond(to: request) }
        // Live connections do not extend the session.
        if let signedIn = try await authenticator.authenticate(request, isUse: request.path != "/live") {
            session = signedIn.session
            connections.markSignedIn(request.channel)
            if request.isImportPreview { try rateLimiter.consume(.preview, by: signedIn.session.profile.id) }
            var response = try await isRead ? handleGet(signedIn) : handlePost(signedIn)
            if signedIn.isNewSession { response.headers.append(.cookie(pages.cookies.set(pages.cookies.session, to: signedIn.token))) }
            return response
        }
        if !isRead, request.path == "/auth/logout" { return try await posts.signOut(signedOut: request) }
        let isSetUp = try await authenticator.isSetUp()
        if isRead { return await pages.renderSignIn(request, isSetUp: isSetUp) }
        return try await posts.submit(signedOut: request, isSetUp: isSetUp)
    }

    private func handleGet(_ signedIn: SignedInRequest) async throws -> Response {
        let path = signedIn.request.path
        if Self.requiresPassphraseChoice(signedIn) { return try redirectToPassphrase(signedIn) }
        if path == "/live" { return try live.connect(signedIn) }
        if path.hasPrefix("/files/"), let file = try await downloads.respond(to: path.dropFirst(7), signedIn) { return file }
        if let gallery = try await pages.renderGallery(signedIn) { return gallery }
        return try await pages.renderPage(signedIn)
    }

    private func handlePost(_ signedIn: SignedInRequest) async throws -> Response {
        switch signedIn.request.path {
        case "/auth/stay": try await posts.extendSession(signedIn)
        case "/auth/logout": try await posts.signOut(signedIn)
        case _ where Self.requiresPassphraseChoice(signedIn): try redirectToPassphrase(signedIn)
        default: try await posts.submit(signedIn)
        }
    }

    // MARK: - Initial passphrase

    /// Whether the member still has a passphrase set by an owner, and the request is not for the page that replaces it.
    private static func requiresPassphraseChoice(_ signedIn: SignedInRequest) -> Bool {
        signedIn.session.mustChoosePassphrase && signedIn.request.link?.route != .auth(.passphrase)
    }

    /// Redirects pages to that page, and rejects other requests.
    private func redirectToPassphrase(_ signedIn: SignedInRequest) throws(HTTPFailure) -> Response {
        let path = signedIn.request.path
        guard path != "/live", !path.hasPrefix("/files/"), !path.hasPrefix("/api/") else {
            throw .forbidden("Choose your passphrase first.")
        }
        return pages.redirectToPassphrase(signedIn)
    }

    // MARK: - Failures

    /// Reports for monitoring whether the server works, without any data.
    private func health() -> Response {
        do {
            try installation.checkHealth()
            return Response(status: .ok, headers: [.contentType: "text/plain"], body: ResponseBody(byteBuffer: ByteBuffer(string: "ok\n")))
        } catch {
            return Response(
                status: .serviceUnavailable, headers: [.contentType: "text/plain"],
                body: ResponseBody(byteBuffer: ByteBuffer(string: "not available\n")))
        }
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
