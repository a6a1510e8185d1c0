import App
import Installation
import MembersModel
import Models
import Navigation
import OpenIDTestSupport
import ScreenTestSupport
import Services
import TestSupport
import TestTools
import Testing

/// Members and providers of another household are not found, and read like ids that nobody has.
struct MembersIsolationTests {
    @Test func rowsOfAnotherHouseholdAreNotFoundByteForByte() async throws {
        let clock = TestClock(at: Int64(Browser.march15.number) * 86_400_000 + 43_200_000)
        let browser = try await Browser.signedIn(clock: clock, outgoing: FakeProvider { clock.now / 1_000 })
        let provider = try await browser.services().signInProviders().addProvider(ProviderHousehold.draft())
        let member = try await browser.signedIn(as: .member).services().members().fetchProfile().id
        let paths = ["/more/members/\(member)", "/more/members/providers/\(provider.id)"]
        for path in paths { #expect(try await browser.open(path).status == .found, "\(path)") }
        try await browser.addHousehold("Other", owner: "olga")
        browser.token = try await browser.installation.auth.signedIn("olga")
        for path in paths {
            let theirs = try await browser.open(path)
            let nobodys = try await browser.open(String(path.dropLast(13)) + "0123456789ABC")
            #expect(theirs.status == .notFound && theirs.html == nobodys.html, "\(path)")
        }
        #expect(try await browser.services().signInProviders().fetchProviders() == [])
    }
}

extension AuthServiceProtocol {
    /// Signs in a member with the usual passphrase.
    fileprivate func signedIn(_ name: String) async throws -> String {
        guard case .signedIn(let token) = try await signIn(name: name, passphrase: Browser.passphrase, from: SignInOrigin(address: ""))
        else {
            throw ServiceError.notFound
        }
        return token
    }
}
