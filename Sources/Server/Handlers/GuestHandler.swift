import App
import DesignSystem
import HTML
import HTTPTypes
import Hummingbird
import NIOCore
import Navigation
import PeopleModel
import Services

/// Serves the group of a guest's link: the page `/g/TOKEN`, its forms, its updates and its manifest. The secret token in the address replaces
/// a session.
struct GuestHandler: Sendable {
    let installation: any InstallationProtocol
    let pages: PageRenderer
    let posts: PostHandler
    let live: GuestLiveHandler
    let rateLimiter: RateLimiter

    private static let folder = "/g/"

    static func handles(_ request: PublicContext) -> Bool { request.path.hasPrefix(folder) }

    /// - Returns: the same 404 response for every invalid address, whatever the reason.
    /// - Throws: `HTTPFailure.rateLimited` for a client that tries many tokens, `.forged`; `ServiceError`.
    func respond(to request: PublicContext) async throws -> Response {
        let parts = request.path.dropFirst(Self.folder.utf8.count).split(separator: "/", omittingEmptySubsequences: false)
        guard let endpoint = Endpoint(parts, isRead: request.isRead), let link = link(to: String(parts[0]), request),
            let guest = try await installation.guest(token: String(parts[0]))
        else {
            try rateLimiter.consume(.unknownGuest, by: request.origin.address)
            return notFound(request)
        }
        switch endpoint {
        case .page: return await page(link, guest, request)
        case .form: return try await submit(link, guest, request)
        case .live: return try live.connect(link, guest, request)
        case .manifest: return manifest(link)
        }
    }

    private enum Endpoint {
        case page, form, live, manifest

        init?(_ parts: [Substring], isRead: Bool) {
            switch (parts.count, parts.last, isRead) {
            case (1, _, true): self = .page
            case (1, _, false): self = .form
            case (2, "live", true): self = .live
            case (2, "app.webmanifest", true): self = .manifest
            default: return nil
            }
        }
    }

    /// The screen with the query of the request; nil if the token is malformed.
    private func link(to token: String, _ request: PublicContext) -> Link? {
        guard let route = try? FeatureList.standard.routes.link(path: "/g/\(token)").route, route.isGuest else { return nil }
        return Link(route, query: request.query)
    }

    private func page(_ link: Link, _ guest: any GuestServiceProtocol, _ request: PublicContext) async -> Response {
        let known = request.cookies[pages.cookies.visitor]
        let token = known ?? RandomToken.make()
        let screen = Screen(pages.environment(of: guest, request, token: token))
        await screen.open(link)
        var response = pages.render(screen, request, tag: nil)
        if known == nil { response.headers.append(.setCookie(pages.cookies.cookie(pages.cookies.visitor, token))) }
        return response
    }

    private func submit(_ link: Link, _ guest: any GuestServiceProtocol, _ request: PublicContext) async throws -> Response {
        try posts.csrf.validateOrigin(of: request.http)
        try rateLimiter.consume(.guestForm, by: request.origin.address)
        let form = try await posts.forms.read(signedOut: request)
        let token = request.cookies[pages.cookies.visitor] ?? ""
        try posts.csrf.validate(form.token, against: token)
        let screen = Screen(pages.environment(of: guest, request, token: token))
        guard await screen.open(link) == .found else { return pages.render(screen, request, tag: nil) }
        let outcome = await screen.submit(FormInput(fields: form.fields))
        return try await posts.respond(to: outcome, of: screen, at: link, request, signedIn: nil)
    }

    private func manifest(_ link: Link) -> Response {
        Response(
            status: .ok, headers: [.contentType: "application/manifest+json"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: WebManifest.text(start: Link(link.route).path))))
    }

    private func notFound(_ request: PublicContext) -> Response {
        let screen = Screen(pages.environment(signedOut: request, token: ""))
        screen.openNotFound()
        return pages.render(screen, request, tag: nil)
    }
}
