import MembersModel
import Navigation
import ScreenTestSupport
import Testing

@testable import App

/// What is still to be built. The list shrinks until it is empty.
struct ComingTests {
    private static let coming: [AppRoute] = [.members(.tokens)]

    private static let all = FeatureList.standard.routes.samples

    @Test func theScreensThatAreStillToBeBuiltAreTheseAndNoOthers() {
        #expect(Set(Self.all.filter { FeatureList.standard.placeholderTitle(of: $0) != nil }) == Set(Self.coming))
    }

    @Test(arguments: ["/more/tokens"])
    func aScreenThatIsStillToBeBuiltSaysSo(path: String) async throws {
        let screen = try await Browser.signedIn().open(path)
        #expect(screen.status == .found)
        #expect(screen.html.contains("This part of Coffer is still being built."))
        #expect(screen.misuses == [])
    }
}
