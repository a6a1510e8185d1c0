import App
import Installation
import MembersModel
import Models
import Navigation
import PeopleModel
import ScreenTestSupport
import Services
import Testing

/// Signing out is one press away, wherever a member is.
struct SignOutTests {

    private func canSignOut(_ html: String) -> Bool {
        html.contains("<form id=\"sign-out\" method=\"post\" action=\"/auth/logout\">")
            && html.contains("type=\"submit\" form=\"sign-out\"")
    }

    @Test(arguments: [Role.owner, .viewer])
    func everyScreenSignsOut(role: Role) async throws {
        let owner = try await Browser.signedIn()
        let account = try await owner.addAccount("Checking")
        let browser = role == .owner ? owner : try await owner.signedIn(as: role)
        for route in FeatureList.standard.routes.samples {
            // Who is signed in is led on from the steps of signing in.
            if route.feature is AuthRoute { continue }
            // The page of a guest has no session.
            if route.feature is GuestRoute { continue }
            let path = route.path.absolute.replacing("/accounts/sample", with: "/accounts/\(account.id)")
            let screen = try await browser.open(path)
            #expect(canSignOut(screen.html), "\(path): \(screen.status)")
            // On a phone in the bar, wide in the menu of the side bar.
            #expect(screen.html.contains("account-menu") && screen.html.contains("id=\"side-menu\""), "\(path)")
        }
    }

    @Test func whatIsNotThereAndWhatIsNotAllowedSignOutAsWell() async throws {
        let viewer = try await Browser.signedIn().signedIn(as: .viewer)
        for path in ["/accounts/acc_0123456789ABC", "/accounts/new"] { #expect(canSignOut(try await viewer.open(path).html), "\(path)") }
        let nowhere = Screen(try await viewer.environment())
        nowhere.openNotFound()
        #expect(canSignOut(nowhere.html))
    }

    @Test func theQuestionWhetherToStayOffersToSignOut() async throws {
        let html = try await Browser.signedIn().open("/").html
        let dialog = try #require(html.components(of: "<template id=\"session\">", upTo: "</template>").first)
        #expect(dialog.contains("data-stay") && dialog.contains("form=\"sign-out\""))
    }

    @Test func whoseSessionHasEndedCanForgetWhatWasTyped() async throws {
        let browser = try await Browser.signedIn()
        browser.token = nil
        #expect(canSignOut(try await browser.open("/auth/session-expired").html))
        #expect(!canSignOut(try await browser.open("/auth/login").html))
    }
}
