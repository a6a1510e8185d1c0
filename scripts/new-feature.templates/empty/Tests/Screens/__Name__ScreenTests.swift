import App
import HTML
import Navigation
import ScreenTestSupport
import Testing
import __Name__Model

struct __Name__ScreenTests {
    private let path = __Name__Route.list.path.absolute

    @Test func theMenuLeadsToTheList() async throws {
        let browser = try await Browser.signedIn()
        #expect(try await browser.open("/more").html.contains("href=\"\(path)\""))
        let screen = try await browser.open(path)
        #expect(screen.status == .found && screen.misuses == [])
        #expect(screen.html.contains("Nothing here yet."))
    }
}
