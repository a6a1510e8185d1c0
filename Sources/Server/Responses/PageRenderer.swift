import App
import HTML
import HTTPTypes
import Hummingbird
import Localization
import MembersModel
import Models
import NIOCore
import Navigation
import PeopleModel
import Services

/// Builds screen environments from requests, and renders screens as HTTP responses.
struct PageRenderer: Sendable {
    let auth: any AuthServiceProtocol
    let cookies: CookieNames
    let setupToken: String?
    let build: String
    /// Every screen in every state; nil outside of the demo.
    var gallery: Gallery? = nil

    // MARK: - Environments

    func state(of signedIn: SignedInContext) -> PageState { state(of: signedIn.session, services: signedIn.services) }

    func state(of session: SessionContext, services: DependencyContainer) -> PageState {
        PageState(session: session, today: services.context.today, build: build)
    }

    func environment(_ signedIn: SignedInContext, state: PageState? = nil, notice: Notice? = nil) -> ScreenEnvironment {
        environment(session: signedIn.session, services: signedIn.services, request: signedIn.request, state: state, notice: notice)
    }

    /// - Parameter state: the state of the page; nil computes it from the session and its services.
    func environment(
        session: SessionContext, services: DependencyContainer, request: PublicContext, state: PageState? = nil, notice: Notice?
    ) -> ScreenEnvironment {
        // Use of a session is recorded at most once a minute, so a session can end up to a minute before the idle limit. For a session that
        // cannot be extended no warning is shown; the live connection reports its end.
        let idle = session.isExtendable ? max(session.household.idleMinutes * 60 - 60, 60) : nil
        return ScreenEnvironment(
            auth: auth, origin: request.origin, site: request.site,
            session: SignedInSession(
                services: services, appearance: session.profile.appearance, expiresAt: session.expiresAt, notice: notice,
                state: (state ?? self.state(of: session, services: services)).text, unread: session.unread, idleSeconds: idle,
                mustChoosePassphrase: session.mustChoosePassphrase),
            formToken: session.formToken, formKey: RandomToken.key())
    }

    /// - Parameter token: the CSRF token of forms without a session, equal to the visitor cookie.
    func environment(signedOut request: PublicContext, token: String) -> ScreenEnvironment {
        ScreenEnvironment(
            auth: auth, origin: request.origin, site: request.site, session: nil, pendingSignIn: request.cookies[cookies.pending],
            setupToken: setupToken,
            formToken: token, formKey: RandomToken.key())
    }

    /// - Parameter token: the CSRF token of forms without a session, equal to the visitor cookie.
    func environment(of guest: any GuestServiceProtocol, _ request: PublicContext, token: String) -> ScreenEnvironment {
        ScreenEnvironment(
            auth: auth, origin: request.origin, site: request.site, session: nil, guest: guest, formToken: token,
            formKey: RandomToken.key())
    }

    // MARK: - Responses

    /// Renders a screen in its current state.
    func render(_ screen: Screen, _ request: PublicContext, status: HTTPResponse.Status, tag: String? = nil) -> Response {
        var writer = HTMLWriter()
        screen.render(into: &writer)
        return response(writer, request, status: status, tag: tag)
    }

    /// Renders a screen that was opened, with the HTTP status of its state, or redirects.
    func render(_ screen: Screen, _ request: PublicContext, tag: String?) -> Response {
        switch screen.status {
        case .found: render(screen, request, status: .ok, tag: tag)
        case .notFound: render(screen, request, status: .notFound)
        case .forbidden: render(screen, request, status: .forbidden)
        case .failed(let code): render(screen, request, status: code == 500 ? .internalServerError : .serviceUnavailable)
        case .moved(let link): Self.redirect(to: link.path)
        }
    }

    /// Renders a page with the message of a failure.
    ///
    /// - Parameter session: the client's session, if it was authenticated before the failure.
    func render(_ failure: HTTPFailure, _ request: PublicContext?, session: SessionContext?) -> Response {
        var writer = HTMLWriter(capacity: 4_096)
        // Only GET and HEAD are offered to be repeated by a link; a form is submitted again from its own page.
        let isRead = request.map { $0.http.method == .get || $0.http.method == .head } ?? false
        let message: LocalizedText =
            failure.isServerError && !isRead ? "\(failure.message). \(HTTPFailure.nothingChanged)" : failure.message
        let retry = failure.isServerError && isRead ? request?.link?.path : nil
        SentencePage(title: failure.title, sentence: message, retry: retry, formToken: session?.formToken).render(into: &writer)
        var response = response(writer, request, status: failure.status)
        if case .rateLimited(let seconds) = failure { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    func response(_ writer: borrowing HTMLWriter, _ request: PublicContext?, status: HTTPResponse.Status, tag: String? = nil) -> Response {
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .vary: "Accept-Encoding"]
        if let tag {
            headers[.eTag] = tag
            headers[.cacheControl] = "private, no-cache"
        }
        if request?.acceptsGzip == true, writer.count > 1_400, let compressed = Gzip.compress(writer.bytes, level: .fast) {
            headers[.contentEncoding] = "gzip"
            return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: writer.bytes)))
    }

    /// Redirects to a path with GET, whatever the method of the request (303, RFC 9110, section 15.4.4).
    static func redirect(to path: String) -> Response {
        Response(status: .seeOther, headers: [.location: path])
    }
}

extension Notice {
    init(_ notice: SessionNotice) {
        // A path has no spaces.
        let step = notice.next?.split(separator: " ", maxSplits: 1).map(String.init) ?? []
        self.init(
            .verbatim(notice.text), undo: notice.undo, next: step.count == 2 ? NoticeStep(.verbatim(step[1]), path: step[0]) : nil)
    }
}
