import App
import Foundation
import Models
import ScreenTestSupport
import Testing

/// The side bar of wide screens.
struct SideBarTests {

    @Test func theSectionsAreInGroupsAndMoreIsTheMembersMenu() async throws {
        let html = try await Browser.signedIn().open("/accounts").html
        let sections = try #require(html.components(of: "<div class=\"side-sections\">", upTo: "<details").first)
        let groups = sections.components(separatedBy: "<div class=\"side-group\">").dropFirst().map {
            $0.components(of: "<span>", upTo: "<")
        }
        #expect(
            groups == [
                ["Home", "Transactions", "Accounts", "Transfer"], ["Plan", "Subscriptions", "Savings"], ["Cards", "People"], ["Insights"],
            ])
        let menu = try #require(html.components(of: "id=\"side-menu\">", upTo: "</details>").first)
        for path in ["/more/profile", "/more/appearance", "/more"] { #expect(menu.contains("href=\"\(path)\""), "\(path)") }
        #expect(menu.contains("value=\"amounts\"") && menu.contains("data-key=\"o\"") && menu.contains("form=\"sign-out\""))
    }

    @Test func theMenuIsSelectedWhereSettingsAreShown() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/more/categories").html.contains("<summary class=\"side-item\" aria-current=\"true\">"))
        #expect(try await !browser.open("/accounts").html.contains("<summary class=\"side-item\" aria-current=\"true\">"))
    }

    @Test func everyPageSaysItsShape() async throws {
        let browser = try await Browser.signedIn()
        let account = try await browser.addAccount("Checking")
        for (path, shape) in [
            ("/", "wide"), ("/accounts", "wide"), ("/accounts/\(account.id)", "split"), ("/accounts/new", "reading"),
            ("/more/profile", "reading"),
        ] {
            #expect(try await browser.open(path).html.contains("<div class=\"page page-\(shape)\">"), "\(path)")
        }
    }
}
