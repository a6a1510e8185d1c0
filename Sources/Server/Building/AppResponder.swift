import HTTPTypes
import Hummingbird
import Models
import NIOHTTP1
import Navigation
import Services

/// Leads every request to what answers it. The order is the house's: who stands at the door, what is the same for everybody, who is signed in.
struct AppResponder: HTTPResponder {
    let door: FrontDoor
    let sessions: SessionReader
    let assets: AssetStore
    let pages: PageMaker
    let posts: PostAnswers
    let live: LiveAnswers
    let files: FileAnswers
    let calendars: CalendarAnswers
    let headers: SecurityHeaders
    let installation: any InstallationProtocol
    let table: ConnectionTable
    let requests: RequestLimiter
    let paces: RateLimiter
    let log = ServerLog()

    func respond(to request: Request, context: AppContext) async throws -> Response {
        var visit: Visit?
        var session: SessionContext?
        var response: Response
        do {
            if request.uri.path == "/health" {
                response = health()
            } else {
                let admitted = try door.admit(request, context)
                visit = admitted
                response = try await requests.run(for: admitted.origin.address) { try await answer(admitted, session: &session) }
            }
        } catch let error as HTTPParserError {
            throw error
        } catch {
            let refusal = refusal(error)
            log.refused(refusal)
            response = pages.answer(refusal, visit, session: session)
        }
        headers.add(to: &response)
        if let visit { log.answered(visit, response) }
        return request.method == .head ? response.createHeadResponse() : response
    }

    // MARK: - Ways

    /// - Parameter session: of who asks, once it is found, for the answer to what goes wrong afterwards.
    private func answer(_ visit: Visit, session: inout SessionContext?) async throws -> Response {
        let isReading = visit.request.method == .get || visit.request.method == .head
        guard isReading || visit.request.method == .post else { throw Refusal.method }
        if isReading, let file = assets.answer(visit) { return file }
        if isReading, CalendarAnswers.isAsked(visit) { return try await calendars.answer(visit) }
        // Live updates are not use.
        if let signedIn = try await sessions.signedIn(visit, isUse: visit.path != "/live") {
            session = signedIn.session
            table.markSignedIn(visit.channel)
            if visit.isImportPreview { try paces.take(.preview, by: signedIn.session.profile.id) }
            var response = try await isReading ? look(signedIn) : act(signedIn)
            if signedIn.isNew { response.headers.append(.cookie(pages.cookies.set(pages.cookies.session, to: signedIn.token))) }
            return response
        }
        if !isReading, visit.path == "/auth/logout" { return try await posts.signOut(signedOut: visit) }
        let isSetUp = try await sessions.isSetUp()
        if isReading { return await pages.wayIn(visit, isSetUp: isSetUp) }
        return try await posts.submit(signedOut: visit, isSetUp: isSetUp)
    }

    private func look(_ signedIn: SignedInVisit) async throws -> Response {
        let path = signedIn.visit.path
        if Self.mustChooseFirst(signedIn) { return try toPassphrase(signedIn) }
        if path == "/live" { return try live.open(signedIn) }
        if path.hasPrefix("/files/"), let file = try await files.answer(path.dropFirst(7), signedIn) { return file }
        if let gallery = await pages.gallery(signedIn) { return gallery }
        return try await pages.page(signedIn)
    }

    private func act(_ signedIn: SignedInVisit) async throws -> Response {
        switch signedIn.visit.path {
        case "/auth/stay": try await posts.stay(signedIn)
        case "/auth/logout": try await posts.signOut(signedIn)
        case _ where Self.mustChooseFirst(signedIn): try toPassphrase(signedIn)
        default: try await posts.submit(signedIn)
        }
    }

    // MARK: - Before a passphrase was chosen

    /// Whether a member whose passphrase somebody else set asks for anything but the page that replaces it.
    private static func mustChooseFirst(_ signedIn: SignedInVisit) -> Bool {
        signedIn.session.mustChoosePassphrase && signedIn.visit.link?.route != .auth(.passphrase)
    }

    /// Leads to that page; what does not come from a page is refused.
    private func toPassphrase(_ signedIn: SignedInVisit) throws(Refusal) -> Response {
        let path = signedIn.visit.path
        guard path != "/live", !path.hasPrefix("/files/"), !path.hasPrefix("/api/") else {
            throw .forbidden("Choose your passphrase first.")
        }
        return pages.toPassphrase(signedIn)
    }

    // MARK: - Faults

    /// Whether the server can do its work, for whoever watches over it; without any data.
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

    private func refusal(_ error: any Error) -> Refusal {
        switch error {
        case let refusal as Refusal: return refusal
        case let error as ServiceError: return .failed(error)
        default:
            log.failed(error)
            return .failed(.serverError(500))
        }
    }
}
