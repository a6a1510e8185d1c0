import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore

/// What a server answers to methods and paths, as lines of text that can be compared.
struct AnswerTable {
    /// One for each question, in order: `GET /accounts owner → 200 …`.
    private(set) var lines: [String] = []

    /// Asks all questions as one person.
    ///
    /// - Parameters:
    ///   - person: the name of the person in the lines.
    ///   - token: the session of the person; nil if signed out.
    ///   - ids: what stands for the ids of rows in paths.
    mutating func ask(
        as person: String, _ token: String?, formToken: String, of browser: TestBrowser, ids: [String: String]
    ) async throws {
        for path in Self.paths {
            let real = ids.reduce(path) { $0.replacing($1.key, with: $1.value) }
            for method in Self.methods(for: path) {
                try await ask(method, real, shown: path, person, token, nil, browser)
            }
        }
        // With the token a form is accepted. Signing out comes last, since it ends the session.
        for path in ["/auth/stay", "/accounts/new", "/nothing", "/auth/login", "/auth/logout"] {
            let body = "_token=\(formToken)&_action=nothing"
            try await ask(.post, path, shown: path + " with a token", person, token, body, browser)
        }
    }

    private mutating func ask(
        _ method: HTTPRequest.Method, _ path: String, shown: String, _ person: String, _ token: String?, _ form: String?,
        _ browser: TestBrowser
    ) async throws {
        browser.forgetCookies()
        if let token { browser.setSession(token) }
        var headers: HTTPFields = [:]
        if method == .post { headers[.contentType] = "application/x-www-form-urlencoded" }
        let body = form ?? (method == .post ? "_action=nothing" : nil)
        let answer = try await browser.send(method, path, headers, body.map { ByteBuffer(string: $0) })
        // The menu has what all features add to it.
        lines.append("\(method.rawValue) \(shown) \(person) → \(AnswerLine(answer, hasBody: method != .get || path != "/more"))")
    }

    private static func methods(for path: String) -> [HTTPRequest.Method] {
        rareMethods.contains(path) ? [.get, .head, .post, .put, .delete, .options, .patch] : [.get, .head, .post]
    }

    private static let rareMethods: Set<String> = ["/", "/accounts", "/health", "/nothing", "/auth/login"]

    /// `ACCOUNT` and others stand for ids.
    private static let paths = [
        "/", "//", "/health", "/health/", "/accounts", "/accounts/", "/accounts/ACCOUNT", "/accounts/ACCOUNT/transactions",
        "/accounts/acc_0000000000000", "/accounts/new", "/accounts/transactions/TRANSACTION", "/transfer", "/transfer/sample", "/cards",
        "/cards/best", "/savings", "/savings/goals", "/more", "/more/help", "/more/nothing", "/subscriptions", "/notifications",
        "/search?q=bakery",
        "/add", "/auth", "/auth/login", "/auth/login?next=/cards", "/auth/setup", "/auth/code", "/auth/passphrase", "/auth/passkey",
        "/auth/session-expired", "/auth/invite/sample", "/auth/signed-out/sample", "/auth/provider/sample", "/auth/callback",
        "/auth/nothing", "/auth/logout", "/auth/stay", "/files/", "/files/nothing",
        "/files/backup", "/files/attachments/ATTACHMENT", "/calendar/nothing.ics", "/calendar", "/assets/nothing.css", "/assets/",
        "/gallery",
        "/gallery/content/accounts", "/api/v1/accounts", "/live/nothing", "/nothing", "/accounts/../cards", "/accounts/%2e%2e/cards",
        "/%61ccounts", "/accounts?archived=1", "/" + String(repeating: "long/", count: 200), "/favicon.ico", "/robots.txt",
        "/.well-known/x",
    ]
}
