import App
import HTTPTypes
import Hummingbird
import Localization
import Members
import MembersModel
import Navigation
import Services

/// Leads browsers to providers of sign-in and back: `/auth/provider/HOUSEHOLD.ID` and `/auth/callback`, for visitors and members.
///
/// A browser leaves by a link and not by a form, since the policy of the pages lets forms lead nowhere else, also by a redirect.
struct ProviderHandler: Sendable {
    let pages: PageRenderer
    let authenticator: SessionAuthenticator
    let rateLimiter: RateLimiter

    private var service: any SingleSignOnServiceProtocol { pages.auth.singleSignOn }

    static func handles(_ request: PublicContext) -> Bool {
        request.isRead && (request.path == SignInProviderAddress.callbackPath || request.path.hasPrefix(SignInProviderAddress.folder))
    }

    /// - Throws: `HTTPFailure.rateLimited`; `ServiceError`.
    func respond(to request: PublicContext) async throws -> Response {
        // Who only asks for the head uses nothing up.
        guard request.http.method == .get else { return PageRenderer.redirect(to: Link(.auth(.login)).path) }
        try rateLimiter.consume(.provider, by: request.origin.address)
        if request.path == SignInProviderAddress.callbackPath { return try await arrive(request) }
        let next = request.queryValue(Link.nextName) ?? "/"
        guard let address = SignInProviderAddress(String(request.path.dropFirst(SignInProviderAddress.folder.count))),
            let purpose = ProviderPurpose(
                rawValue: request.queryValue(SignInProviderAddress.purposeName) ?? ProviderPurpose.signIn.rawValue)
        else { return PageRenderer.redirect(to: Link.login(after: .refused, then: next).path) }
        // Another site begins nothing: it leads to the page on which the member begins it.
        guard request.http.headers[named: "sec-fetch-site"].allSatisfy({ ["same-origin", "none"].contains($0) }) else {
            return PageRenderer.redirect(to: Link.login(then: .following(next)).path)
        }
        switch purpose {
        case .signIn:
            if try await session(request) != nil { return PageRenderer.redirect(to: Link.following(next).path) }
            return try await leave(for: .signIn, address, then: next, request)
        case .confirm: return try await leave(for: .confirm, address, then: pathBefore(request), request)
        case .signOut:
            let url = await service.signOutURL(address, on: request.site, returningTo: Link(.auth(.login)).path)
            return PageRenderer.redirect(to: url ?? Link(.auth(.login)).path)
        case .link: return PageRenderer.redirect(to: Link(.members(.security)).path)
        }
    }

    // MARK: - Leaving

    private func leave(
        for purpose: ProviderPurpose, _ address: SignInProviderAddress, then next: String, _ request: PublicContext
    ) async throws -> Response {
        let known = request.cookies[pages.cookies.visitor]
        let browser = known ?? RandomToken.make()
        do {
            let url = try await service.begin(
                ProviderDeparture(
                    address: address, purpose: purpose, next: Link.following(next).path, browser: browser,
                    session: request.cookies[pages.cookies.session], site: request.site))
            var response = PageRenderer.redirect(to: url)
            if known == nil { response.headers.append(.setCookie(pages.cookies.cookie(pages.cookies.visitor, browser))) }
            return response
        } catch let problem as ProviderProblem {
            return try await fail(problem, purpose, then: next, request)
        }
    }

    /// The path from which the browser comes, if it is one of this server.
    private func pathBefore(_ request: PublicContext) -> String {
        guard let referrer = request.http.headers[.referer], referrer.hasPrefix(request.site + "/") else { return "/" }
        return String(referrer.dropFirst(request.site.count))
    }

    // MARK: - Arriving

    private func arrive(_ request: PublicContext) async throws -> Response {
        let outcome = try await service.finish(
            ProviderArrival(
                query: request.query.map { ($0.name, $0.value) }, browser: request.cookies[pages.cookies.visitor] ?? "",
                session: request.cookies[pages.cookies.session], site: request.site, origin: request.origin))
        switch outcome {
        case .signedIn(let token, let next):
            // Ends the browser's previous session, whose cookie is replaced.
            if let old = request.cookies[pages.cookies.session] { try await pages.auth.signOut(old) }
            var response = PageRenderer.redirect(to: Link.following(next).path)
            response.headers.append(.setCookie(pages.cookies.cookie(pages.cookies.session, token)))
            response.headers.append(.setCookie(pages.cookies.deletion(of: pages.cookies.pending)))
            return response
        case .linked(let provider):
            return try await redirect(to: Link(.members(.security)), saying: Notice("Linked with \(provider)"), request)
        case .confirmed(let next):
            return try await redirect(
                to: .following(next), saying: Notice("It is you. Go on with what you wanted to do, within ten minutes"), request)
        case .failed(let problem, let purpose, let next): return try await fail(problem, purpose, then: next, request)
        }
    }

    // MARK: - Responses

    /// Says what went wrong: to a member as a notice, to a visitor on the sign-in page.
    private func fail(
        _ problem: ProviderProblem, _ purpose: ProviderPurpose?, then next: String, _ request: PublicContext
    ) async throws -> Response {
        guard purpose != .signIn, try await session(request) != nil else {
            return PageRenderer.redirect(to: Link.login(after: problem, then: next).path)
        }
        let link = purpose == .confirm ? Link.following(next) : Link(.members(.security))
        return try await redirect(to: link, saying: Notice(problem.textForMembers), request)
    }

    private func redirect(to link: Link, saying notice: Notice, _ request: PublicContext) async throws -> Response {
        if let signedIn = try await session(request) {
            try await pages.auth.storeNotice(
                notice.text.string(in: signedIn.services.context.texts), undo: nil, next: nil, for: signedIn.session)
        }
        return PageRenderer.redirect(to: link.path)
    }

    /// The session of the request's cookie; nil if it has none.
    private func session(_ request: PublicContext) async throws -> SignedInContext? {
        guard request.cookies[pages.cookies.session] != nil else { return nil }
        return try await authenticator.authenticate(request, isUse: false)
    }
}
