import App
import HTTPTypes
import Hummingbird
import Logging
import Models
import Navigation
import Services

/// Answers to who asks for a page.
extension PageMaker {
    /// A page of the app.
    func page(_ visit: SignedInVisit) async throws -> Response {
        guard let link = visit.visit.link else {
            let screen = Screen(environment(visit))
            screen.openNothing()
            return answer(screen, visit.visit, tag: nil)
        }
        if let next = link.afterWayIn, !visit.session.mustChoosePassphrase { return Self.redirect(to: next.path) }
        if let clean = link.withoutCardNumbers { return Self.redirect(to: clean.path) }
        // What waits to be said is said once: such a page is never a browser's copy, and is none.
        if visit.session.notice != nil { return await page(link, saying: visit) }
        let state = state(of: visit)
        let isKept = !visit.isNew && link.route.isKept
        if isKept, state.matches(visit.visit.request.headers[.ifNoneMatch]) {
            return Response(
                status: .notModified, headers: [.eTag: state.tag, .cacheControl: "private, no-cache", .vary: "Accept-Encoding"])
        }
        let screen = Screen(environment(visit, state: state))
        await screen.open(link)
        return answer(screen, visit.visit, tag: isKept ? state.tag : nil)
    }

    private func page(_ link: Link, saying visit: SignedInVisit) async -> Response {
        var waiting: SessionNotice?
        var session = visit.session
        do {
            waiting = try await auth.takeNotice(for: visit.session.session)
            // Taking it is a change of the member's own, which the page must not be told of as news.
            session = try await auth.session(visit.token, isUse: false) ?? visit.session
        } catch {
            // The page comes without it; what was not taken comes with the next one.
            Logger(label: "coffer.services").warning("A notice was not taken", metadata: ["error": "\(ServiceError(error))"])
        }
        let screen = Screen(
            environment(session: session, services: visit.services, visit: visit.visit, notice: waiting.map { Notice($0) }))
        await screen.open(link)
        return answer(screen, visit.visit, tag: nil)
    }

    /// Where everything leads while a member has to choose a passphrase.
    func toPassphrase(_ visit: SignedInVisit) -> Response {
        let path = visit.visit.target.utf8.count <= 2_000 ? visit.visit.target : "/"
        return Self.redirect(to: AppRoute.choosingPassphrase(then: path).path)
    }

    /// The way in; every other path leads to its first step, whether there is such a screen or not.
    func wayIn(_ visit: Visit, isSetUp: Bool) async -> Response {
        guard let link = visit.link, link.route.isWayIn else { return toWayIn(visit, isSetUp: isSetUp) }
        let known = visit.cookies[cookies.visitor]
        let token = known ?? RandomToken.make()
        let screen = Screen(environment(signedOut: visit, token: token))
        await screen.open(link)
        var response = answer(screen, visit, tag: nil)
        if known == nil { response.headers.append(.cookie(cookies.set(cookies.visitor, to: token))) }
        return response
    }

    func toWayIn(_ visit: Visit, isSetUp: Bool) -> Response {
        // A path longer than any screen's is not carried along.
        let path = visit.target.utf8.count <= 2_000 ? visit.target : "/"
        // Who signs out takes the session's cookie away; one that is still sent is of a session that ended otherwise.
        let hasEnded = visit.cookies[cookies.session] != nil
        return Self.redirect(to: AppRoute.wayIn(isSetUp: isSetUp, hasEnded: hasEnded, then: path).path)
    }
}

extension Link {
    /// The link without what holds the number of a card, on the screens where one might be pasted into a search; nil: there is none. So it stands neither in
    /// the address nor in what the page leads to.
    fileprivate var withoutCardNumbers: Link? {
        guard case .cards = route, query.contains(where: { CardNumber.isHeld(in: $0.value) }) else { return nil }
        return Link(route, query: query.filter { !CardNumber.isHeld(in: $0.value) })
    }
}

extension AppRoute {
    /// Whether a browser may keep the page and ask whether it still stands: not the one that shows whether the passphrase was given lately,
    /// which the page's state does not tell.
    fileprivate var isKept: Bool { !isWayIn && self != .more(.data) }
}

extension HTTPField {
    /// Sets a cookie.
    static func cookie(_ value: String) -> HTTPField { HTTPField(name: .setCookie, value: value) }
}
