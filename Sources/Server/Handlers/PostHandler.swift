import App
import HTML
import HTTPTypes
import Hummingbird
import Localization
import Logging
import MembersModel
import Models
import Navigation
import Services

/// Handles POST requests: forms of screens, sign-in and sign-out.
struct PostHandler: Sendable {
    let pages: PageRenderer
    let forms: FormReader
    let cookies: CookieNames

    private let logger = Logger(label: "coffer.services")

    var csrf: CSRFProtection { CSRFProtection(isSecure: cookies.isSecure) }

    // MARK: - Screens

    /// Submits a form of a screen.
    ///
    /// - Throws: `HTTPFailure`.
    func submit(_ signedIn: SignedInContext) async throws -> Response {
        try csrf.validateOrigin(of: signedIn.request.http)
        let form = try await forms.read(signedIn.request, mayHoldFiles: signedIn.services.context.canWrite)
        try csrf.validate(form.token, against: signedIn.session.formToken)
        let screen = Screen(pages.environment(signedIn))
        guard let link = signedIn.request.link else {
            screen.openNotFound()
            return pages.render(screen, signedIn.request, tag: nil)
        }
        guard await screen.open(link, toSubmit: true) == .found else { return pages.render(screen, signedIn.request, tag: nil) }
        let outcome = await screen.submit(FormInput(fields: form.fields, files: form.files))
        return try await respond(to: outcome, of: screen, at: link, signedIn.request, signedIn: signedIn)
    }

    /// Submits a form of a sign-in or setup screen.
    ///
    /// - Throws: `HTTPFailure`.
    func submit(signedOut request: PublicContext, isSetUp: Bool) async throws -> Response {
        guard let link = request.link, link.route.isSignIn else { return pages.redirectToSignIn(request, isSetUp: isSetUp) }
        try csrf.validateOrigin(of: request.http)
        let form = try await forms.read(signedOut: request)
        let token = request.cookies[cookies.visitor] ?? ""
        try csrf.validate(form.token, against: token)
        let screen = Screen(pages.environment(signedOut: request, token: token))
        guard await screen.open(link) == .found else { return pages.render(screen, request, tag: nil) }
        let outcome = await screen.submit(FormInput(fields: form.fields))
        return try await respond(to: outcome, of: screen, at: link, request, signedIn: nil)
    }

    // MARK: - Sessions

    /// Extends the session.
    ///
    /// - Throws: `HTTPFailure`.
    func extendSession(_ signedIn: SignedInContext) async throws -> Response {
        try await validateForm(of: signedIn)
        _ = try await pages.auth.extendSession(signedIn.token)
        return Response(status: .noContent)
    }

    /// Ends the session, deletes its cookies and clears the browser's cache.
    ///
    /// - Throws: `HTTPFailure`.
    func signOut(_ signedIn: SignedInContext) async throws -> Response {
        try await validateForm(of: signedIn)
        return try await signOut(token: signedIn.token)
    }

    /// Deletes the cookies of a session that has ended and clears the browser's cache.
    ///
    /// - Throws: `HTTPFailure`.
    func signOut(signedOut request: PublicContext) async throws -> Response {
        try csrf.validateOrigin(of: request.http)
        let form = try await forms.read(signedOut: request)
        do {
            try csrf.validate(form.token, against: request.cookies[cookies.visitor] ?? "")
        } catch {
            // The form is of a page from before the session ended. The sign-in page has a sign-out form with a valid token.
            return pages.redirectToSignIn(request, isSetUp: true)
        }
        return try await signOut(token: nil)
    }

    private func validateForm(of signedIn: SignedInContext) async throws {
        try csrf.validateOrigin(of: signedIn.request.http)
        let form = try await forms.read(signedIn.request, mayHoldFiles: false)
        try csrf.validate(form.token, against: signedIn.session.formToken)
    }

    // MARK: - Outcomes

    /// The response to a submission.
    ///
    /// - Parameter signedIn: nil: a visitor, or a guest.
    func respond(
        to outcome: Outcome, of screen: Screen, at link: Link, _ request: PublicContext, signedIn: SignedInContext?
    ) async throws -> Response {
        switch outcome {
        case .stayed(let notice):
            return try await redirect(to: link, notice: notice, signedIn)
        case .moved(let link, let notice):
            return try await redirect(to: link, notice: notice, signedIn)
        case .invalid:
            return pages.render(screen, request, status: .unprocessableContent)
        case .failed(let code):
            return pages.render(screen, request, status: code == 500 ? .internalServerError : .serviceUnavailable)
        case .asks, .shows:
            return pages.render(screen, request, status: .ok)
        case .unknownAction:
            screen.show(Notice("That button is no longer there. Nothing was changed."))
            return pages.render(screen, request, status: .conflict)
        case .forbidden:
            throw HTTPFailure.forbidden("Your role does not allow this. An owner can give you another one.")
        case .signedIn(let token, let link):
            // Ends the browser's previous session, whose cookie is replaced.
            if let signedIn { try await pages.auth.signOut(signedIn.token) }
            var response = PageRenderer.redirect(to: link.path)
            response.headers.append(.setCookie(cookies.cookie(cookies.session, token)))
            response.headers.append(.setCookie(cookies.deletion(of: cookies.pending)))
            return response
        case .needsCode(let pending, let link):
            var response = PageRenderer.redirect(to: link.path)
            response.headers.append(.setCookie(cookies.cookie(cookies.pending, pending, for: 600)))
            return response
        case .signedOut:
            return try await signOut(token: signedIn?.token)
        }
    }

    private func redirect(to link: Link, notice: Notice?, _ signedIn: SignedInContext?) async throws -> Response {
        if let notice, let signedIn {
            // The change is committed, so a notice that cannot be stored is no failure of the request.
            let texts = signedIn.services.context.texts
            do {
                try await pages.auth.storeNotice(
                    notice.text.string(in: texts), undo: notice.undo, next: notice.next.map { "\($0.path) \($0.title.string(in: texts))" },
                    for: signedIn.session)
            } catch {
                logger.warning("A notice was lost", metadata: ["error": "\(ServiceError(error))"])
            }
        }
        return PageRenderer.redirect(to: link.path)
    }

    private func signOut(token: String?) async throws -> Response {
        var provider: SignInProviderAddress?
        if let token { provider = try await pages.auth.signOut(token) }
        // A session at a provider may go on.
        let next = provider.map { AuthRoute.signedOut(provider: $0.segment) } ?? .login
        var response = PageRenderer.redirect(to: Link(.auth(next)).path)
        for name in [cookies.session, cookies.pending] { response.headers.append(.setCookie(cookies.deletion(of: name))) }
        if let name = HTTPField.Name("Clear-Site-Data") { response.headers[name] = "\"cache\", \"storage\"" }
        return response
    }
}
