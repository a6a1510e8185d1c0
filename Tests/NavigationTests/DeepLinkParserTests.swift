import Navigation
import Testing

struct DeepLinkParserTests {
    @Test(arguments: [
        "coffer://accounts/ACC123", "coffer:///accounts/ACC123", "bankapp://accounts/ACC123", "https://money.example/accounts/ACC123",
        "http://localhost:8080/accounts/ACC123/", "COFFER://accounts/ACC123#part",
    ])
    func allFormsOfALinkOpenTheSameScreen(text: String) throws {
        #expect(try DeepLinkParser.parse(text) == Link(.accounts(.detail(accountId: "ACC123"))))
    }

    @Test(arguments: ["coffer://", "coffer:///", "https://money.example", "https://money.example/?", "bankapp:///"])
    func aLinkWithoutAPathOpensHome(text: String) throws {
        #expect(try DeepLinkParser.parse(text).route == .home(.dashboard))
    }

    @Test(arguments: AppRoute.table.samples)
    func everyRouteHasALink(route: AppRoute) throws {
        for prefix in ["coffer://", "coffer:///", "https://money.example/"] {
            #expect(try DeepLinkParser.parse(prefix + route.path.text).route == route)
        }
    }

    @Test func theQueryIsParsed() throws {
        let link = try DeepLinkParser.parse("coffer://search?q=caf%C3%A9+noir&from=2026-01-01&empty=&bare&bad=%FF")
        #expect(
            link.query == [QueryItem("q", "café noir"), QueryItem("from", "2026-01-01"), QueryItem("empty", ""), QueryItem("bare", "")])
        #expect(try DeepLinkParser.parse(path: link.path) == link)
    }

    @Test func maliciousQueryTextRoundTrips() throws {
        let link = Link(.home(.search), query: [QueryItem("q&=", "<a>\"'%00&=+#?/ é\u{1F600}")])
        #expect(try DeepLinkParser.parse(path: link.path) == link)
    }

    @Test func otherSchemesAreRejected() {
        #expect(throws: DeepLinkError.invalidScheme("javascript")) { try DeepLinkParser.parse("javascript:alert(1)") }
        #expect(throws: DeepLinkError.invalidScheme("ftp")) { try DeepLinkParser.parse("ftp://accounts/ACC123") }
        #expect(throws: DeepLinkError.invalidScheme("")) { try DeepLinkParser.parse("accounts") }
    }

    @Test func unknownPathsAndMissingIdsAreDifferentErrors() {
        #expect(throws: DeepLinkError.invalidPath("nowhere")) { try DeepLinkParser.parse("coffer://nowhere") }
        #expect(throws: DeepLinkError.missingParameter("/accounts//edit")) { try DeepLinkParser.parse("https://h/accounts//edit") }
    }
}
