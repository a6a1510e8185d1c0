import HTTPTypes
import HummingbirdTesting
import LiveServices
import Models
import Navigation
import Services
import Testing

@testable import Server

/// A viewer reads every screen, and writes nothing but the own profile, security, notifications and display.
struct ViewerTests {
    /// Every screen there is, with ids of rows that are there.
    private func paths(_ mine: Belongings) -> [String] {
        AppRoute.table.samples.compactMap { route in
            if case .auth = route { return nil }
            var path = route.path.absolute
            path = path.replacing("/cards/sample", with: "/cards/\(mine.card)")
            path = path.replacing("/benefits/sample", with: "/benefits/\(mine.benefit)")
            let ids = [
                ("/accounts/transactions/", "\(mine.transaction)"), ("/accounts/", "\(mine.account)"),
                ("/more/categories/", "\(mine.category)"), ("/more/rules/", "\(mine.rule)"),
            ]
            return path.replacing("sample", with: ids.first { path.hasPrefix($0.0) }?.1 ?? "sample").replacing("/1/1", with: "/2026/3")
        }
    }

    private static let own: Set<String> = [
        "/", "/more", "/more/profile", "/more/security", "/more/sessions", "/more/appearance",
        "/more/notifications", "/notifications", "/notifications/sample",
    ]

    @Test func everyButtonOfEveryScreenIsRefusedButTheirOwn() async throws {
        let folder = try Folder()
        let house = try ServerHouse(temporaryFolder: folder.path)
        let owner = try await house.setUp()
        let viewer = try await house.token(of: "grace", as: .viewer)
        let mine = try await Belongings(of: try await house.services(of: owner))
        let before = try await house.everything(of: owner)
        let (ownerToken, viewerToken) = (try await house.formToken(of: owner), try await house.formToken(of: viewer))
        #expect(ownerToken != viewerToken)
        try await house.open { (visitor: Visitor) async throws in
            var pressed = 0
            for path in paths(mine) where !Self.own.contains(path) {
                visitor.hold(owner)
                let buttons = Set(try await visitor.get(path).values(of: "_action"))
                visitor.hold(viewer)
                #expect([.ok, .forbidden, .notFound].contains(try await visitor.get(path).status), "\(path)")
                for button in buttons.union(["save", "delete"]) {
                    for name in ["_action", "_confirmed"] {
                        let answer = try await visitor.post(path, [("_token", viewerToken), (name, button)])
                        #expect([.forbidden, .notFound].contains(answer.status), "\(path) \(button): \(answer.status)")
                        #expect(answer.status == .forbidden || buttons.isEmpty, "\(path) \(button)")
                    }
                    pressed += 1
                }
            }
            #expect(pressed > 60)
            for path in ["/files/backup"] { #expect(try await visitor.get(path).status == .forbidden) }
            #expect(try await visitor.get("/files/export?to=csv").status == .ok)
            #expect(try await visitor.get("/files/attachments/\(mine.attachment)").status == .ok)
        }
        #expect(try await house.everything(of: owner) == before)
    }

    @Test func aViewerChangesTheirOwnProfileAndDisplay() async throws {
        let house = try ServerHouse()
        let owner = try await house.setUp()
        // Without an account there is no amount to hide.
        _ = try await house.services(of: owner).accounts().addAccount(
            AccountDraft(name: "Holiday", kind: .savings, currency: try #require(Currency(code: "EUR"))))
        let viewer = try await house.token(of: "grace", as: .viewer)
        let token = try await house.formToken(of: viewer)
        try await house.open { (visitor: Visitor) async throws in
            visitor.hold(viewer)
            let profile = try await visitor.get("/more/profile")
            #expect(profile.status == .ok)
            let saved = try await visitor.post(
                "/more/profile",
                [
                    ("_token", token), ("display-name", "Grace H"), ("sign-in-name", "grace"), ("numbers-and-days", "en-GB"),
                    ("_action", "save"),
                ])
            #expect(saved.status == .seeOther, "\(saved.text)")
            #expect(try await house.installation.auth.session(viewer, isUse: false)?.profile.displayName == "Grace H")
            #expect(try await visitor.post("/", [("_token", token), ("_action", "toggle-amounts")]).status == .seeOther)
            #expect(try await house.installation.auth.session(viewer, isUse: false)?.profile.showsBalance == false)
        }
    }
}
