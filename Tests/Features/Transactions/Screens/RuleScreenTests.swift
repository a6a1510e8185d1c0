import App
import Installation
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

struct RuleScreenTests {
    private let list = "/more/rules"
    private let new = "/more/rules/another"

    private func rule(_ browser: Browser, _ payee: String) async throws -> CategoryRule {
        let service = try await browser.services().categories()
        let category = try await service.findCategory("groceries")
        return try await service.addRule(CategoryRule.Terms(payee: .contains(payee), category: category.id))
    }

    @Test func aRuleIsAddedAndSentTwiceItIsThereOnce() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let service = try await browser.services().categories()
        let category = try await service.findCategory("groceries")
        let fields = [
            ("test", "matches"), ("payee", "re*we"), ("minimum", "-50.00"), ("maximum", "-1"), ("account", account.id.description),
            ("category", category.id.description), ("tags", "food, weekly"), ("payee-name", "Rewe"),
        ]
        let (outcome, _) = try await browser.press("save", on: new, fields: fields)
        #expect(outcome == .moved(Link(.categories(.rules)), notice: Notice("Rule added")))
        _ = try await browser.press("save", on: new, fields: fields)
        let rules = try await service.fetchRules()
        #expect(rules.count == 1)
        let rule = try #require(rules.first)
        #expect(rule.payee == .matches("re*we") && rule.minimum == -50_00 && rule.maximum == -1_00)
        #expect(rule.account == account.id && rule.category == category.id && rule.tags == ["food", "weekly"] && rule.payeeName == "Rewe")
        let html = try await browser.open(list).html
        #expect(html.contains("Payee matches “re*we”, at least −€50.00, at most −€1.00, in Checking"))
        #expect(html.contains("Groceries · called Rewe · tagged food, weekly"))
    }

    @Test func whatIsMissingIsSaidAndWhatWasTypedStays() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press(
            "save", on: new, fields: [("test", "contains"), ("payee", " "), ("minimum", "much"), ("tags", "")])
        #expect(outcome == .invalid)
        for sentence in ["Enter what to look for", "Enter an amount", "Choose a category, or enter tags or a name for the payee"] {
            #expect(screen.html.contains(sentence))
        }
        #expect(screen.html.contains("value=\"much\""))
        #expect(try await browser.services().categories().fetchRules().isEmpty)
    }

    @Test func aRuleFromALinkIsPreviewedBeforeItIsSavedAndApplied() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        let services = try await browser.services()
        let category = try await services.categories().findCategory("groceries")
        let draft = TransactionDraft(
            account: account.id, amount: Money(minorUnits: -5_00, currency: account.currency), day: browser.today, payee: "Rewe Nord")
        _ = try await services.transactions().addTransaction(draft)
        let link = "\(new)?test=containsAll&payee=rewe,%20nord&category=\(category.id)"
        let html = try await browser.open(link).html
        #expect(html.contains("value=\"rewe, nord\""))
        let fields = [("test", "containsAll"), ("payee", "rewe, nord"), ("category", category.id.description)]
        let (outcome, screen) = try await browser.press("preview", on: new, fields: fields)
        #expect(outcome == .shows || outcome == .invalid)
        #expect(screen.html.contains("This rule would change 1 transaction") && screen.html.contains("Other → Groceries"))
        #expect(screen.html.contains("Save and change 1 transaction"))
        #expect(try await services.categories().fetchRules().isEmpty)
        let (applied, _) = try await browser.press("apply", on: new, fields: fields)
        guard case .moved(_, let notice?) = applied else { return #expect(Bool(false), "\(applied)") }
        #expect(notice.undo != nil)
        #expect(try await services.categories().fetchRules().map(\.payee) == [.containsAll(["rewe", "nord"])])
        #expect(try await browser.open(list).html.contains("Payee contains all of “rewe”, “nord”"))
    }

    @Test func rulesGoUpAndDown() async throws {
        let browser = try await Browser.signedIn()
        let (first, second) = (try await rule(browser, "rewe"), try await rule(browser, "aldi"))
        _ = try await browser.press("\(second.id).up", on: list)
        let service = try await browser.services().categories()
        #expect(try await service.fetchRules().map(\.id) == [second.id, first.id])
        _ = try await browser.press("\(second.id).down", on: list)
        #expect(try await service.fetchRules().map(\.id) == [first.id, second.id])
        #expect(try await browser.press("\(first.id).up", on: list).outcome == .unknownAction)
        _ = try await browser.press("\(second.id).place", on: list, fields: [("position", "0")])
        #expect(try await service.fetchRules().map(\.id) == [second.id, first.id])
    }

    @Test func aRuleIsChangedAndDeleted() async throws {
        let browser = try await Browser.signedIn()
        let rule = try await rule(browser, "rewe")
        let page = "\(list)/\(rule.id)"
        let seen = try #require(try await browser.open(page).html.components(of: "name=\"revision\" value=\"", upTo: "\"").first)
        _ = try await browser.press("save", on: page, fields: [("revision", seen), ("test", "equals"), ("payee", "Rewe")])
        let service = try await browser.services().categories()
        #expect(try await service.fetchRules().first?.payee == .equals("Rewe"))

        let (outcome, screen) = try await browser.press("save", on: page, fields: [("revision", seen), ("payee", "Aldi")])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Payee is “Rewe”"))

        #expect(try await browser.press("delete", on: page).outcome == .asks)
        let (deleted, _) = try await browser.press("delete", on: page, confirmed: true)
        #expect(try await service.fetchRules().isEmpty)
        guard case .moved(_, let notice?) = deleted, let change = notice.undo else { return #expect(Bool(false), "\(deleted)") }
        _ = try await browser.press("undo-notice", on: list, fields: [("undo-change", change)])
        #expect(try await service.fetchRules().map(\.id) == [rule.id])
    }
}
