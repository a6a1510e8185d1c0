import Localization
import Models
import Navigation
import Services
import Testing

@testable import App

struct TransactionSafetyTests {
    @Test func whatIsTakenBackOnItsOwnPageLeadsToTheAccountsEntries() async throws {
        let sitting = try await Sitting.begin()
        let (added, _) = try await sitting.browser.press("add", on: sitting.new, fields: [("amount", "12.50"), ("payee", "Rewe")])
        guard case .moved(let detail, let notice?) = added, let change = notice.undo else { return #expect(Bool(false), "\(added)") }
        let (undone, _) = try await sitting.browser.press("undo-notice", on: detail.path, fields: [("undo-change", change)])
        #expect(
            undone
                == .moved(
                    Link(.transactions(.list(accountId: sitting.checking.id.description))), notice: Notice("Undone")))
        #expect(try await sitting.entries().isEmpty)
    }

    @Test func whatIsStillThereAfterItWasTakenBackIsShown() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Hotel", -90_00, status: .pending)
        let (done, _) = try await sitting.browser.press("complete", on: sitting.detail(id))
        guard case .stayed(let notice?) = done, let change = notice.undo else { return #expect(Bool(false), "\(done)") }
        let (undone, _) = try await sitting.browser.press("undo-notice", on: sitting.detail(id), fields: [("undo-change", change)])
        #expect(undone == .stayed(notice: Notice("Undone")))
        #expect(try await sitting.group(id).status == .pending)
    }

    private static let hostile = #"</textarea></title>"'><script>alert(1)</script>&amp;<img src=x onerror=alert(1)>"#

    @Test func hostileTextIsShownAsTextInEveryPlace() async throws {
        let sitting = try await Sitting.begin()
        let text = Self.hostile
        let category = try await sitting.services.categories().addCategory(name: text, class: .spending, icon: nil)
        let id = try await sitting.add(text, -1_00, category: category.id.description, note: text, tags: [text])
        _ = try await sitting.services.attachments().addAttachment(
            to: .transaction(id), name: text, bytes: Array("%PDF-1.7".utf8), key: nil)
        for path in paths(sitting, id) {
            let html = try await sitting.browser.open(path).html
            #expect(!html.contains("<script>alert"), "\(path)")
            #expect(!html.contains("<img src=x"), "\(path)")
        }
    }

    @Test func hostileTextThatIsTypedComesBackAsText() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Market", -1_00)
        let text = Self.hostile
        let names = [
            "amount", "payee", "category", "day", "note", "tags", "type", "account", "to-account", "rows", "1.amount", "1.note", "status",
        ]
        for (button, path) in [
            ("add", sitting.new), ("save", sitting.edit(id)), ("save", sitting.split(id)), ("change", sitting.several([id])),
        ] {
            let (_, screen) = try await sitting.browser.press(button, on: path, fields: names.map { ($0, text) })
            #expect(!screen.html.contains("<script>alert"), "\(path)")
        }
        let escaped = "%3Cscript%3Ealert(1)%3C%2Fscript%3E"
        for item in ["q", "from", "until", "least", "most", "category", "status", "tag", "attachment", "after", "select"] {
            // A field that has only certain values receives no other.
            let screen = Screen(try await sitting.browser.environment())
            await screen.open(try FeatureList.standard.routes.link(path: sitting.list + "?\(item)=\(escaped)"))
            let html = screen.html
            #expect(!html.contains("<script>alert"), "\(item)")
        }
    }

    @Test func anIdThatNobodyHereHasIsNotFound() async throws {
        let sitting = try await Sitting.begin()
        for id in ["txn_7ZZZZZZZZZZZZ", "ACC123", sitting.checking.id.description] {
            for path in ["/accounts/transactions/\(id)", "/accounts/transactions/\(id)/edit", "/accounts/transactions/\(id)/split"] {
                #expect(try await sitting.browser.open(path).status == .notFound, "\(path)")
            }
        }
        for path in [
            "/accounts/acc_7ZZZZZZZZZZZZ/transactions", "/accounts/ACC123/transactions/new", sitting.new + "?copy=txn_7ZZZZZZZZZZZZ",
        ] {
            #expect(try await sitting.browser.open(path).status == .notFound, "\(path)")
        }
    }

    @Test func aViewerReadsAndChangesNothing() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Market", -1_00)
        let viewer = try await sitting.browser.signedIn(as: .viewer)
        for path in [sitting.new, sitting.edit(id), sitting.split(id), sitting.several([id])] {
            #expect(try await viewer.open(path).status == .forbidden, "\(path)")
        }
        let detail = try await viewer.open(sitting.detail(id)).html
        #expect(detail.contains("Market"))
        #expect(!detail.contains("Delete transaction"))
        #expect(!detail.contains("Add attachment"))
        #expect(try await viewer.open(sitting.list).html.contains("Market"))
        #expect(!(try await viewer.open(sitting.list + "?select=1").html.contains("type=\"checkbox\" form=\"several\"")))
        #expect(try await viewer.press("delete", on: sitting.detail(id), confirmed: true).outcome == .forbidden)
        #expect(try await viewer.press("add", on: sitting.new, fields: [("amount", "5")]).outcome == .forbidden)
        #expect(try await sitting.entries().map(\.id) == [id])
    }

    @Test func pagesHoldNoMistakesOfTheProgram() async throws {
        let sitting = try await Sitting.begin()
        let id = try await sitting.add("Market", -1_00, tags: ["food"], status: .pending)
        _ = try await sitting.services.attachments().addAttachment(
            to: .transaction(id), name: "a.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        for path in paths(sitting, id) {
            let screen = try await sitting.browser.open(path)
            #expect(screen.status == .found, "\(path)")
            #expect(screen.misuses.isEmpty, "\(path)")
        }
    }

    private func paths(_ sitting: Sitting, _ id: ID<Transaction>) -> [String] {
        [
            sitting.list, sitting.list + "?select=1", sitting.list + "?q=a&tag=food", sitting.new, sitting.new + "?kind=transfer",
            sitting.new + "?copy=\(id)", sitting.detail(id), sitting.edit(id), sitting.split(id), sitting.several([id]),
        ]
    }
}
