import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

@testable import App

struct TransactionSafetyTests {
    @Test func whatIsTakenBackOnItsOwnPageLeadsToTheAccountsEntries() async throws {
        let session = try await AppSession.begin()
        let (added, _) = try await session.browser.press("add", on: session.new, fields: [("amount", "12.50"), ("payee", "Rewe")])
        guard case .moved(let detail, let notice?) = added, let change = notice.undo else { return #expect(Bool(false), "\(added)") }
        let (undone, _) = try await session.browser.press("undo-notice", on: detail.path, fields: [("undo-change", change)])
        #expect(
            undone
                == .moved(
                    Link(.transactions(.list(accountId: session.checking.id.description))), notice: Notice("Undone")))
        #expect(try await session.entries().isEmpty)
    }

    @Test func whatIsStillThereAfterItWasTakenBackIsShown() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Hotel", -90_00, status: .pending)
        let (done, _) = try await session.browser.press("complete", on: session.detail(id))
        guard case .stayed(let notice?) = done, let change = notice.undo else { return #expect(Bool(false), "\(done)") }
        let (undone, _) = try await session.browser.press("undo-notice", on: session.detail(id), fields: [("undo-change", change)])
        #expect(undone == .stayed(notice: Notice("Undone")))
        #expect(try await session.group(id).status == .pending)
    }

    private static let hostile = #"</textarea></title>"'><script>alert(1)</script>&amp;<img src=x onerror=alert(1)>"#

    @Test func hostileTextIsShownAsTextInEveryPlace() async throws {
        let session = try await AppSession.begin()
        let text = Self.hostile
        let category = try await session.services.categories().addCategory(name: text, class: .spending, icon: nil)
        let id = try await session.add(text, -1_00, category: category.id.description, note: text, tags: [text])
        _ = try await session.services.attachments().addAttachment(
            to: .transaction(id), name: text, bytes: Array("%PDF-1.7".utf8), key: nil)
        for path in paths(session, id) {
            let html = try await session.browser.open(path).html
            #expect(!html.contains("<script>alert"), "\(path)")
            #expect(!html.contains("<img src=x"), "\(path)")
        }
    }

    @Test func hostileTextThatIsTypedComesBackAsText() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -1_00)
        let text = Self.hostile
        let names = [
            "amount", "payee", "category", "day", "note", "tags", "type", "account", "to-account", "rows", "1.amount", "1.note", "status",
        ]
        for (button, path) in [
            ("add", session.new), ("save", session.edit(id)), ("save", session.split(id)), ("change", session.several([id])),
        ] {
            let (_, screen) = try await session.browser.press(button, on: path, fields: names.map { ($0, text) })
            #expect(!screen.html.contains("<script>alert"), "\(path)")
        }
        let escaped = "%3Cscript%3Ealert(1)%3C%2Fscript%3E"
        for item in ["q", "from", "until", "least", "most", "category", "status", "tag", "attachment", "after", "select"] {
            // A field that has only certain values receives no other.
            let screen = Screen(try await session.browser.environment())
            await screen.open(try FeatureList.standard.routes.link(path: session.list + "?\(item)=\(escaped)"))
            let html = screen.html
            #expect(!html.contains("<script>alert"), "\(item)")
        }
    }

    @Test func anIdThatNobodyHereHasIsNotFound() async throws {
        let session = try await AppSession.begin()
        for id in ["txn_7ZZZZZZZZZZZZ", "ACC123", session.checking.id.description] {
            for path in ["/accounts/transactions/\(id)", "/accounts/transactions/\(id)/edit", "/accounts/transactions/\(id)/split"] {
                #expect(try await session.browser.open(path).status == .notFound, "\(path)")
            }
        }
        for path in [
            "/accounts/acc_7ZZZZZZZZZZZZ/transactions", "/accounts/ACC123/transactions/new", session.new + "?copy=txn_7ZZZZZZZZZZZZ",
        ] {
            #expect(try await session.browser.open(path).status == .notFound, "\(path)")
        }
    }

    @Test func aViewerReadsAndChangesNothing() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -1_00)
        let viewer = try await session.browser.signedIn(as: .viewer)
        for path in [session.new, session.edit(id), session.split(id), session.several([id])] {
            #expect(try await viewer.open(path).status == .forbidden, "\(path)")
        }
        let detail = try await viewer.open(session.detail(id)).html
        #expect(detail.contains("Market"))
        #expect(!detail.contains("Delete transaction"))
        #expect(!detail.contains("Add attachment"))
        #expect(try await viewer.open(session.list).html.contains("Market"))
        #expect(!(try await viewer.open(session.list + "?select=1").html.contains("type=\"checkbox\" form=\"several\"")))
        #expect(try await viewer.press("delete", on: session.detail(id), confirmed: true).outcome == .forbidden)
        #expect(try await viewer.press("add", on: session.new, fields: [("amount", "5")]).outcome == .forbidden)
        #expect(try await session.entries().map(\.id) == [id])
    }

    @Test func pagesHoldNoMistakesOfTheProgram() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Market", -1_00, tags: ["food"], status: .pending)
        _ = try await session.services.attachments().addAttachment(
            to: .transaction(id), name: "a.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        for path in paths(session, id) {
            let screen = try await session.browser.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(screen.misuses.isEmpty, "\(path)")
        }
    }

    private func paths(_ session: AppSession, _ id: ID<Transaction>) -> [String] {
        [
            session.list, session.list + "?select=1", session.list + "?q=a&tag=food", session.new, session.new + "?kind=transfer",
            session.new + "?copy=\(id)", session.detail(id), session.edit(id), session.split(id), session.several([id]),
        ]
    }
}
