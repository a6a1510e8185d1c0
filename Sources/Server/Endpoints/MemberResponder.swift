import Hummingbird

/// Answers requests of signed-in members.
struct MemberResponder: HTTPResponder {
    let pages: PageRenderer
    let posts: PostHandler
    let live: LiveHandler
    let downloads: DownloadHandler

    func respond(to request: Request, context: SignedInContext) async throws -> Response {
        switch MemberEndpoint(context.request) {
        case .live: return try live.connect(context)
        case .download(let path):
            if let file = try await downloads.respond(to: path[...], context) { return file }
            return try await page(context)
        case .page: return try await page(context)
        case .extendSession: return try await posts.extendSession(context)
        case .signOut: return try await posts.signOut(context)
        case .form: return try await posts.submit(context)
        }
    }

    private func page(_ context: SignedInContext) async throws -> Response {
        if let gallery = try await pages.renderGallery(context) { return gallery }
        return try await pages.renderPage(context)
    }
}
