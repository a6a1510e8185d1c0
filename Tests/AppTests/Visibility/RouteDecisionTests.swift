import App
import Navigation
import TestSupport
import Testing

/// Of every route with an id, and of every file, it is decided whose ids it has: a new one is declared here or in `DividedObjects.kind`, by
/// which its unseen ids are asked for.
struct RouteDecisionTests {

    /// Routes whose ids are of what belongs to the whole household or to a member, or of what a link's holder has.
    private static let everybodys: Set<String> = [
        "/auth/invite/sample", "/auth/reset/sample", "/auth/signed-out/sample", "/g/sample", "/more/members/sample",
        "/more/members/providers/sample", "/more/categories/sample", "/more/notifications/channels/sample", "/plan/budgets/sample",
        "/transfer/beneficiaries/sample", "/transfer/beneficiaries/sample/edit", "/people/sample", "/people/sample/edit",
        "/people/groups/sample", "/people/groups/sample/edit", "/people/groups/sample/settle", "/people/groups/sample/links",
        "/people/groups/sample/expenses/new", "/people/groups/sample/expenses/sample", "/people/groups/sample/expenses/sample/edit",
        "/people/groups/sample/members/sample", "/people/groups/sample/debts/sample/sample",
    ]

    @Test func everyRouteWithAnIDIsDecided() {
        let routes = FeatureList.standard.routes.samples.map(\.path.absolute).filter { $0.split(separator: "/").contains("sample") }
        for route in routes {
            let isOfAccount = DividedObjects.kind(of: route) != nil
            #expect(
                isOfAccount != Self.everybodys.contains(route), "\(route): is what it shows seen by whoever sees an account, or by all?")
        }
        #expect(Self.everybodys.isSubset(of: routes))
    }

    /// The features that write files, whose ids are asked for in the tests of downloads: payments are of accounts, groups are the household's,
    /// and Insights has no id.
    @Test func everyFeatureThatWritesFilesIsDecided() throws {
        let features = try SourceFile.all(in: "Features").filter { $0.contains("func fileWriter(") }.map(\.path)
        #expect(
            features == [
                "Features/Insights/Screens/InsightsFeature.swift", "Features/People/Screens/PeopleFeature.swift",
                "Features/Transfer/Screens/TransferFeature.swift",
            ])
    }

    /// The files of the server itself.
    @Test func everyFileOfTheServerIsDecided() throws {
        let handler = try #require(try SourceFile.all(in: "Server/Handlers").first { $0.path.hasSuffix("/DownloadHandler.swift") })
        let lines = handler.lines.filter { $0.contains("case ") && $0.contains("try await") }
        #expect(lines.count == 4, "a file that is not asked for in the tests of downloads")
    }
}
