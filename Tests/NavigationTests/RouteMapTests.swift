import AccountsModel
import HomeModel
import Navigation
import Testing

struct RouteMapTests {
    @Test(arguments: [
        "coffer://accounts/ACC123", "coffer:///accounts/ACC123", "bankapp://accounts/ACC123", "https://money.example/accounts/ACC123",
        "http://localhost:8080/accounts/ACC123/", "COFFER://accounts/ACC123#part",
    ])
    func allFormsOfALinkOpenTheSameScreen(text: String) throws {
        #expect(try routes.link(url: text) == Link(.accounts(.detail(accountId: "ACC123"))))
    }

    @Test(arguments: ["coffer://", "coffer:///", "https://money.example", "https://money.example/?", "bankapp:///"])
    func aLinkWithoutAPathOpensHome(text: String) throws {
        #expect(try routes.link(url: text).route == .home(.dashboard))
    }

    @Test(arguments: routes.samples)
    func everyRouteHasALink(route: AppRoute) throws {
        for prefix in ["coffer://", "coffer:///", "https://money.example/"] {
            #expect(try routes.link(url: prefix + route.path.text).route == route)
        }
    }

    @Test func theQueryIsParsed() throws {
        let link = try routes.link(url: "coffer://search?q=caf%C3%A9+noir&from=2026-01-01&empty=&bare&bad=%FF")
        #expect(
            link.query == [QueryItem("q", "café noir"), QueryItem("from", "2026-01-01"), QueryItem("empty", ""), QueryItem("bare", "")])
        #expect(try routes.link(path: link.path) == link)
    }

    @Test func maliciousQueryTextRoundTrips() throws {
        let link = Link(.home(.search), query: [QueryItem("q&=", "<a>\"'%00&=+#?/ é\u{1F600}")])
        #expect(try routes.link(path: link.path) == link)
    }

    @Test func otherSchemesAreRejected() {
        #expect(throws: DeepLinkError.invalidScheme("javascript")) { try routes.link(url: "javascript:alert(1)") }
        #expect(throws: DeepLinkError.invalidScheme("ftp")) { try routes.link(url: "ftp://accounts/ACC123") }
        #expect(throws: DeepLinkError.invalidScheme("")) { try routes.link(url: "accounts") }
    }

    @Test func unknownPathsAndMissingIdsAreDifferentErrors() {
        #expect(throws: DeepLinkError.invalidPath("nowhere")) { try routes.link(url: "coffer://nowhere") }
        #expect(throws: DeepLinkError.missingParameter("/accounts//edit")) { try routes.link(url: "https://h/accounts//edit") }
    }
}
