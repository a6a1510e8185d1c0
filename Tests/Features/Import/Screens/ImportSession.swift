import App
import HTML
import ImportModel
import Models
import Navigation
import ScreenTestSupport
import Services
import TestSupport
import Testing

/// A household with an account, and statements that are sent to it.
struct ImportSession {
    let browser: Browser
    let home: TestHousehold
    var services: DependencyContainer { home.services }
    let checking: Account

    static func begin() async throws -> ImportSession {
        let browser = try await Browser.signedIn()
        let home = try await browser.household()
        return ImportSession(browser: browser, home: home, checking: try await home.account("Checking"))
    }

    /// The same household as another member sees it who is signed in.
    func seen(by browser: Browser) async throws -> ImportSession {
        ImportSession(browser: browser, home: try await browser.household(), checking: checking)
    }

    /// The import into the account.
    var path: String { ImportRoute.statement(accountId: checking.id.description).path.absolute }

    /// The import from anywhere.
    var anywhere: String { ImportRoute.statement(accountId: ImportRoute.anyAccount).path.absolute }

    /// Sends a file and follows to its preview.
    func send(_ text: String, as name: String = "march.csv", to path: String? = nil) async throws -> String {
        let uploaded = UploadedFile(name: name, contentType: "text/plain", stagedAs: try home.file(name, text), size: text.utf8.count)
        let (outcome, _) = try await browser.press(
            "read-files", on: path ?? self.path, files: [("files-from-your-bank", uploaded)])
        guard case .moved(let link, _) = outcome else { throw NotSent(outcome: outcome) }
        return link.path
    }

    /// The digest that a preview carries.
    func digest(_ path: String) async throws -> String {
        let html = try await browser.open(path).html
        return try #require(html.components(of: "name=\"digest\" value=\"", upTo: "\"").first)
    }

    /// Presses a button of the preview as the browser would, with the digest that is shown.
    func press(_ button: String, on path: String, fields: [(String, String)] = []) async throws -> (outcome: Outcome, screen: Screen) {
        try await browser.press(button, on: path, fields: [("digest", try await digest(path))] + fields)
    }

    /// Presses and tells where it leads.
    func follow(_ button: String, on path: String, fields: [(String, String)] = []) async throws -> String {
        let (outcome, _) = try await press(button, on: path, fields: fields)
        switch outcome {
        case .moved(let link, _): return link.path
        case .stayed: return path
        default: throw NotSent(outcome: outcome)
        }
    }

    /// Newest first.
    func entries(_ account: Account? = nil) async throws -> [Entry] {
        try await home.entries(EntryQuery(account: account?.id ?? checking.id))
    }

    func category(_ name: String) async throws -> String { try await home.category(name).description }
}

struct NotSent: Error {
    let outcome: Outcome
}
