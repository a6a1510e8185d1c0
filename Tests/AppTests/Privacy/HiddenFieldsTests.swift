import AccountsModel
import App
import HTML
import Models
import Navigation
import SampleHousehold
import ScreenTestSupport
import Services
import Testing

/// Where a member hides amounts, forms do not contain the amounts that are stored, and keep them.
struct HiddenFieldsTests {
    @Test(arguments: EditedScreen.names)
    func aFormKeepsTheAmountsThatItDoesNotShow(name: String) async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let screen = try await EditedScreen.named(name, in: browser)
        let shownPath = screen.path + "?amounts=shown"
        let before = try FormReading(try await browser.open(shownPath).html, button: "save")
        #expect(!before.fields.contains { $0.name == ReservedName.withheld })
        let hidden = try FormReading(try await browser.open(screen.path).html, button: "save")
        let withheld = Set(hidden.fields.filter { $0.name == ReservedName.withheld }.map(\.value))
        for field in withheld {
            #expect(hidden[field] == "", "\(field)")
            #expect(before[field]?.isEmpty == false, "\(field)")
        }
        let changed = try #require(
            hidden.fields.first { $0.name == screen.change.field || $0.name.hasSuffix(".\(screen.change.field)") }?.name)
        let answer = try await browser.press("save", on: screen.path, fields: hidden.with(changed, screen.change.value))
        switch answer.outcome {
        case .moved, .stayed: break
        default: Issue.record("\(answer.outcome) \(withheld)")
        }
        let after = try FormReading(try await browser.open(shownPath).html, button: "save")
        #expect(after[changed] == screen.change.value)
        for field in withheld where field != changed && !field.hasSuffix("shown-balance") {
            #expect(after[field] == before[field], "\(field)")
        }
    }

    @Test func whatIsTypedIsShownAgainAndWhatIsStoredIsNot() async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let screen = try await EditedScreen.named("savings account", in: browser)
        let form = try FormReading(try await browser.open(screen.path).html, button: "save")
        let fields = form.fields.map { field in
            (field.name, ["balance": "77.77", "rate": "101"][field.name] ?? field.value)
        }
        let answer = try await browser.press("save", on: screen.path, fields: fields)
        #expect(answer.outcome == .invalid)
        let again = try FormReading(answer.screen.html, button: "save")
        #expect(again["balance"] == "77.77" && again["monthly-contribution"] == "")
        #expect(again.fields.filter { $0.name == ReservedName.withheld }.map(\.value).contains("monthly-contribution"))
        #expect(answer.screen.html.contains("Amounts are hidden") && answer.screen.html.contains("amounts=shown"))
    }

    @Test func aCheckStartsWithTheBalanceThatIsNotShown() async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let account = try browser.account(.joint)
        let path = "/accounts/\(account.id)/check"
        let form = try FormReading(try await browser.open(path).html, button: "start")
        #expect(form["balance-on-the-statement"] == "")
        _ = try await browser.press("start", on: path, fields: form.fields.map { ($0.name, $0.value) })
        let started = try #require(try await browser.services.reconciliation().fetchCheck(account: account.id, after: nil).check)
        #expect(started.stated == (try await browser.services.accounts().fetchAccount(id: account.id).balance.booked))
    }

    @Test func budgetsStayWhenAnotherOneIsTyped() async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let path = "/plan/budgets"
        let before = try FormReading(try await browser.open(path + "?amounts=shown").html, button: "save")
        let form = try FormReading(try await browser.open(path).html, button: "save")
        let amounts = form.fields.filter { $0.name.hasSuffix(".amount") }
        #expect(amounts.allSatisfy { $0.value.isEmpty } && before.fields.contains { $0.name.hasSuffix(".amount") && !$0.value.isEmpty })
        // Neither does the form show them elsewhere.
        #expect(!form.fields.contains { $0.name.hasSuffix(".shown") && $0.value.contains(".") })
        let free = try #require(amounts.first { before[$0.name] == "" }?.name)
        _ = try await browser.press("save", on: path, fields: form.with(free, "55"))
        let after = try FormReading(try await browser.open(path + "?amounts=shown").html, button: "save")
        for (name, value) in before.fields where name.hasSuffix(".amount") && name != free { #expect(after[name] == value, "\(name)") }
        #expect(after[free]?.hasPrefix("55") == true)
    }

    @Test func aShownAmountCanBeRemoved() async throws {
        let browser = try await SampleBrowser(hidesBalances: true)
        let path = "/plan/budgets?amounts=shown"
        let form = try FormReading(try await browser.open(path).html, button: "save")
        let set = try #require(form.fields.first { $0.name.hasSuffix(".amount") && !$0.value.isEmpty }?.name)
        _ = try await browser.press("save", on: path, fields: form.with(set, ""))
        #expect(try FormReading(try await browser.open(path).html, button: "save")[set] == "")
    }
}
