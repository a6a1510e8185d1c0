import App
import HTML
import HTTPTypes
import Hummingbird
import Logging
import Models
import Navigation
import Services

/// Answers to who sends a form.
struct PostAnswers: Sendable {
    let pages: PageMaker
    let forms: FormReader
    let cookies: CookieNames

    private let logger = Logger(label: "coffer.services")

    private var forgery: ForgeryRule { ForgeryRule(isSecure: cookies.isSecure) }

    // MARK: - Screens

    /// Presses a button of the app.
    ///
    /// - Throws: `Refusal`.
    func submit(_ visit: SignedInVisit) async throws -> Response {
        try forgery.check(visit.visit.request)
        let form = try await forms.read(visit.visit, mayHoldFiles: visit.services.context.canWrite)
        try forgery.check(form.token, against: visit.session.formToken)
        let screen = Screen(pages.environment(visit))
        guard let link = visit.visit.link else {
            screen.openNothing()
            return pages.answer(screen, visit.visit, tag: nil)
        }
        guard await screen.open(link, toSubmit: true) == .found else { return pages.answer(screen, visit.visit, tag: nil) }
        let outcome = await screen.submit(FormInput(fields: form.fields, files: form.files))
        return try await answer(outcome, of: screen, at: link, visit.visit, signedIn: visit)
    }

    /// Presses a button of the way in.
    ///
    /// - Throws: `Refusal`.
    func submit(signedOut visit: Visit, isSetUp: Bool) async throws -> Response {
        guard let link = visit.link, link.route.isWayIn else { return pages.toWayIn(visit, isSetUp: isSetUp) }
        try forgery.check(visit.request)
        let form = try await forms.read(signedOut: visit)
        let token = visit.cookies[cookies.visitor] ?? ""
        try forgery.check(form.token, against: token)
        let screen = Screen(pages.environment(signedOut: visit, token: token))
        guard await screen.open(link) == .found else { return pages.answer(screen, visit, tag: nil) }
        let outcome = await screen.submit(FormInput(fields: form.fields))
        return try await answer(outcome, of: screen, at: link, visit, signedIn: nil)
    }

    // MARK: - Sessions

    /// Puts off the session's end.
    ///
    /// - Throws: `Refusal`.
    func stay(_ visit: SignedInVisit) async throws -> Response {
        try await checkForm(of: visit)
        _ = try await pages.auth.keepSignedIn(visit.token)
        return Response(status: .noContent)
    }

    /// - Throws: `Refusal`.
    func signOut(_ visit: SignedInVisit) async throws -> Response {
        try await checkForm(of: visit)
        return try await signOut(token: visit.token)
    }

    /// Takes away what is left of a session that has ended: its cookies, and what the browser keeps.
    ///
    /// - Throws: `Refusal`.
    func signOut(signedOut visit: Visit) async throws -> Response {
        try forgery.check(visit.request)
        let form = try await forms.read(signedOut: visit)
        do {
            try forgery.check(form.token, against: visit.cookies[cookies.visitor] ?? "")
        } catch {
            // A page of the session that has ended; the one that says so has a button of its own.
            return pages.toWayIn(visit, isSetUp: true)
        }
        return try await signOut(token: nil)
    }

    private func checkForm(of visit: SignedInVisit) async throws {
        try forgery.check(visit.visit.request)
        let form = try await forms.read(visit.visit, mayHoldFiles: false)
        try forgery.check(form.token, against: visit.session.formToken)
    }

    // MARK: - Outcomes

    private func answer(
        _ outcome: Outcome, of screen: Screen, at link: Link, _ visit: Visit, signedIn: SignedInVisit?
    ) async throws -> Response {
        switch outcome {
        case .stayed(let notice):
            return try await move(to: link, saying: notice, signedIn)
        case .moved(let link, let notice):
            return try await move(to: link, saying: notice, signedIn)
        case .invalid:
            return pages.answer(screen, visit, status: .unprocessableContent)
        case .failed(let code):
            return pages.answer(screen, visit, status: code == 500 ? .internalServerError : .serviceUnavailable)
        case .asks, .shows:
            return pages.answer(screen, visit, status: .ok)
        case .unknownAction:
            screen.say(Notice("That button is no longer there. Nothing was changed."))
            return pages.answer(screen, visit, status: .conflict)
        case .forbidden:
            throw Refusal.forbidden("You can look at everything in this household, but not change it.")
        case .signedIn(let token, let link):
            // An older session of this browser would be left behind unseen.
            if let signedIn { try await pages.auth.signOut(signedIn.token) }
            var response = PageMaker.redirect(to: link.path)
            response.headers.append(.cookie(cookies.set(cookies.session, to: token)))
            response.headers.append(.cookie(cookies.remove(cookies.pending)))
            return response
        case .needsCode(let pending, let link):
            var response = PageMaker.redirect(to: link.path)
            response.headers.append(.cookie(cookies.set(cookies.pending, to: pending, for: 600)))
            return response
        case .signedOut:
            return try await signOut(token: signedIn?.token)
        }
    }

    private func move(to link: Link, saying notice: Notice?, _ visit: SignedInVisit?) async throws -> Response {
        if let notice, let visit {
            // What was done stands, whether it can be said or not.
            do {
                try await pages.auth.leaveNotice(notice.text, undo: notice.undo, for: visit.session.session)
            } catch {
                logger.warning("A notice was lost", metadata: ["error": "\(ServiceError(error))"])
            }
        }
        return PageMaker.redirect(to: link.path)
    }

    private func signOut(token: String?) async throws -> Response {
        if let token { try await pages.auth.signOut(token) }
        var response = PageMaker.redirect(to: Link(.auth(.login)).path)
        for name in [cookies.session, cookies.pending] { response.headers.append(.cookie(cookies.remove(name))) }
        if let name = HTTPField.Name("Clear-Site-Data") { response.headers[name] = "\"cache\", \"storage\"" }
        return response
    }
}
