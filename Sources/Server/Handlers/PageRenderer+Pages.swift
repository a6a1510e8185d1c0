import App
import HTTPTypes
import Hummingbird
import Logging
import MembersModel
import Models
import Navigation
import Services

/// Handles GET requests for pages.
extension PageRenderer {
    /// Renders a page of the app.
    func renderPage(_ signedIn: SignedInContext) async throws -> Response {
        guard let link = signedIn.request.link else {
            let screen = Screen(environment(signedIn))
            screen.openNotFound()
            return render(screen, signedIn.request, tag: nil)
        }
        if let next = link.afterSignIn, !signedIn.session.mustChoosePassphrase { return Self.redirect(to: next.path) }
        if let clean = link.withoutCardNumbers { return Self.redirect(to: clean.path) }
        // A pending notice is shown once, so a page with a notice is neither served from the browser's cache nor stored in it.
        if signedIn.session.notice != nil { return await renderPage(link, withNoticeOf: signedIn) }
        let state = state(of: signedIn)
        let isCacheable = !signedIn.isNewSession && link.route.isCacheable
        if isCacheable, state.matches(signedIn.request.http.headers[.ifNoneMatch]) {
            return Response(
                status: .notModified, headers: [.eTag: state.tag, .cacheControl: "private, no-cache", .vary: "Accept-Encoding"])
        }
        let screen = Screen(environment(signedIn, state: state))
        await screen.open(link)
        return render(screen, signedIn.request, tag: isCacheable ? state.tag : nil)
    }

    private func renderPage(_ link: Link, withNoticeOf signedIn: SignedInContext) async -> Response {
        var pending: SessionNotice?
        var session = signedIn.session
        do {
            pending = try await auth.consumeNotice(for: signedIn.session)
            // Taking the notice changes the member's counter. The session is read again, so that the live connection does not report that
            // change.
            session = try await auth.session(signedIn.token, isUse: false) ?? signedIn.session
        } catch {
            // The page is shown without the notice, which stays pending.
            Logger(label: "coffer.services").warning("A notice was not taken", metadata: ["error": "\(ServiceError(error))"])
        }
        let screen = Screen(
            environment(session: session, services: signedIn.services, request: signedIn.request, notice: pending.map { Notice($0) }))
        await screen.open(link)
        return render(screen, signedIn.request, tag: nil)
    }

    /// Redirects to the page on which a member has to choose a passphrase.
    func redirectToPassphrase(_ signedIn: SignedInContext) -> Response {
        let path = signedIn.request.target.utf8.count <= 2_000 ? signedIn.request.target : "/"
        return Self.redirect(to: AppRoute.choosingPassphrase(then: path).path)
    }

    /// Renders a sign-in or setup page; every other path redirects to the first step, whether it exists or not.
    func renderSignIn(_ request: PublicContext, isSetUp: Bool) async -> Response {
        guard let link = request.link, link.route.isSignIn else { return redirectToSignIn(request, isSetUp: isSetUp) }
        let known = request.cookies[cookies.visitor]
        let token = known ?? RandomToken.make()
        let screen = Screen(environment(signedOut: request, token: token))
        await screen.open(link)
        var response = render(screen, request, tag: nil)
        if known == nil { response.headers.append(.setCookie(cookies.cookie(cookies.visitor, token))) }
        return response
    }

    func redirectToSignIn(_ request: PublicContext, isSetUp: Bool) -> Response {
        // A path longer than that of any screen is dropped.
        let path = request.target.utf8.count <= 2_000 ? request.target : "/"
        // Signing out deletes the session cookie, so a cookie that is still sent belongs to a session that ended otherwise.
        let hasEnded = request.cookies[cookies.session] != nil
        return Self.redirect(to: AppRoute.signInLink(isSetUp: isSetUp, hasEnded: hasEnded, then: path).path)
    }
}

extension Link {
    /// The link without query items that contain a card number, on screens that reject them; nil if there are none.
    fileprivate var withoutCardNumbers: Link? {
        guard route.feature.rejectsCardNumbers, query.contains(where: { CardNumber.isContained(in: $0.value) }) else { return nil }
        return Link(route, query: query.filter { !CardNumber.isContained(in: $0.value) })
    }
}

extension AppRoute {
    /// Whether a browser may cache the page and revalidate it.
    fileprivate var isCacheable: Bool { !isSignIn && feature.isCacheable }
}

extension HTTPField {
    /// A `Set-Cookie` header field.
    static func setCookie(_ cookie: Cookie) -> HTTPField { HTTPField(name: .setCookie, value: cookie.description) }
}
