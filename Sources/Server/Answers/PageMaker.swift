import App
import HTML
import HTTPTypes
import Hummingbird
import Models
import NIOCore
import Navigation
import Services

/// Makes pages of screens: from a request to an environment, and from a screen to bytes.
struct PageMaker: Sendable {
    let auth: any AuthServiceProtocol
    let cookies: CookieNames
    let setupToken: String?
    let build: String
    /// Every screen in every state; nil: only the demo has it.
    var gallery: Gallery? = nil

    // MARK: - Environments

    func state(of visit: SignedInVisit) -> PageState { state(of: visit.session, services: visit.services) }

    func state(of session: SessionContext, services: DependencyContainer) -> PageState {
        PageState(session: session, today: services.context.today, build: build)
    }

    func environment(_ visit: SignedInVisit, state: PageState? = nil, notice: Notice? = nil) -> ScreenEnvironment {
        environment(session: visit.session, services: visit.services, visit: visit.visit, state: state, notice: notice)
    }

    /// - Parameter state: that of the session and its services, where it is at hand.
    func environment(
        session: SessionContext, services: DependencyContainer, visit: Visit, state: PageState? = nil, notice: Notice?
    ) -> ScreenEnvironment {
        // A use is noted at most once a minute, so that a session can end a minute earlier than this answer would have it. An end that use
        // does not put off is not asked about: the page's stream tells when it has come.
        let idle = session.isExtendable ? max(session.household.idleMinutes * 60 - 60, 60) : nil
        return ScreenEnvironment(
            auth: auth, origin: visit.origin, site: visit.site,
            session: SignedInSession(
                services: services, appearance: session.profile.appearance, expiresAt: session.expiresAt, notice: notice,
                state: (state ?? self.state(of: session, services: services)).text, unread: session.unread, idleSeconds: idle,
                mustChoosePassphrase: session.mustChoosePassphrase),
            formToken: session.formToken, formKey: RandomToken.key())
    }

    /// - Parameter token: what the forms of who is signed out carry, and their cookie.
    func environment(signedOut visit: Visit, token: String) -> ScreenEnvironment {
        ScreenEnvironment(
            auth: auth, origin: visit.origin, session: nil, pendingSignIn: visit.cookies[cookies.pending], setupToken: setupToken,
            formToken: token, formKey: RandomToken.key())
    }

    // MARK: - Answers

    /// The page of a screen as it now is.
    func answer(_ screen: Screen, _ visit: Visit, status: HTTPResponse.Status, tag: String? = nil) -> Response {
        var writer = HTMLWriter()
        screen.render(into: &writer)
        return answer(writer, visit, status: status, tag: tag)
    }

    /// The page of a screen that was opened, or where it leads.
    func answer(_ screen: Screen, _ visit: Visit, tag: String?) -> Response {
        switch screen.status {
        case .found: answer(screen, visit, status: .ok, tag: tag)
        case .notFound: answer(screen, visit, status: .notFound)
        case .forbidden: answer(screen, visit, status: .forbidden)
        case .failed(let code): answer(screen, visit, status: code == 500 ? .internalServerError : .serviceUnavailable)
        case .moved(let link): Self.redirect(to: link.path)
        }
    }

    /// A page of one sentence.
    ///
    /// - Parameter session: of who asks, as far as it is known.
    func answer(_ refusal: Refusal, _ visit: Visit?, session: SessionContext?) -> Response {
        var writer = HTMLWriter(capacity: 4_096)
        // Only what looks can be asked for again; a form is sent again from its own page.
        let isReading = visit.map { $0.request.method == .get || $0.request.method == .head } ?? false
        let sentence = refusal.isFault && !isReading ? "\(refusal.sentence). \(Refusal.nothingWasDone)" : refusal.sentence
        let retry = refusal.isFault && isReading ? visit?.link?.path : nil
        SentencePage(title: refusal.title, sentence: sentence, retry: retry, formToken: session?.formToken).render(into: &writer)
        var response = answer(writer, visit, status: refusal.status)
        if case .tooOften(let seconds) = refusal { response.headers[.retryAfter] = String(seconds) }
        return response
    }

    func answer(_ writer: borrowing HTMLWriter, _ visit: Visit?, status: HTTPResponse.Status, tag: String? = nil) -> Response {
        var headers: HTTPFields = [.contentType: "text/html; charset=utf-8", .vary: "Accept-Encoding"]
        if let tag {
            headers[.eTag] = tag
            headers[.cacheControl] = "private, no-cache"
        }
        if visit?.acceptsGzip == true, writer.count > 1_400, let compressed = Gzip.compress(writer.bytes, effort: .fast) {
            headers[.contentEncoding] = "gzip"
            return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: writer.bytes)))
    }

    /// To be asked for with GET, whatever this was (RFC 9110, section 15.4.4).
    static func redirect(to path: String) -> Response {
        Response(status: .seeOther, headers: [.location: path])
    }
}

extension Notice {
    init(_ notice: SessionNotice) {
        self.init(notice.text, undo: notice.undo)
    }
}
