import App
import HTTPTypes
import HummingbirdTesting
import Installation
import MembersModel
import Models
import Navigation
import Services
import TestSupport
import TestTools
import Testing

@testable import Server

/// Tests that a viewer can read every screen, and can write only their own profile, security, notification and display settings.
struct ViewerTests {
    /// Every screen, with ids of existing rows.
    private func paths(_ mine: SampleRows) -> [String] {
        FeatureList.standard.routes.samples.compactMap { route in
            if route.feature is AuthRoute { return nil }
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
        "/more/notifications", "/more/notifications/channels/device", "/more/notifications/channels/ntfy",
        "/more/notifications/channels/webhook", "/more/notifications/channels/sample", "/notifications", "/notifications/sample", "/search",
        "/more/members/leave",
    ]

    @Test func everyActionIsRejectedExceptOnOwnSettings() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let owner = try await server.setUp()
        let viewer = try await server.token(of: "grace", as: .viewer)
        let mine = try await SampleRows(of: try await server.services(of: owner))
        let before = try await server.exportAll(of: owner)
        let (ownerToken, viewerToken) = (try await server.formToken(of: owner), try await server.formToken(of: viewer))
        #expect(ownerToken != viewerToken)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            var pressed = 0
            for path in paths(mine) where !Self.own.contains(path) {
                browser.setSession(owner)
                // Amounts are hidden and shown by everybody for themselves.
                let buttons = Set(try await browser.get(path).values(of: "_action")).subtracting(["amounts"])
                browser.setSession(viewer)
                #expect([.ok, .forbidden, .notFound].contains(try await browser.get(path).status), "\(path)")
                for button in buttons.union(["save", "delete"]) {
                    for name in ["_action", "_confirmed"] {
                        let answer = try await browser.post(path, [("_token", viewerToken), (name, button)])
                        #expect([.forbidden, .notFound].contains(answer.status), "\(path) \(button): \(answer.status)")
                        #expect(answer.status == .forbidden || buttons.isEmpty, "\(path) \(button)")
                    }
                    pressed += 1
                }
            }
            #expect(pressed > 60)
            for path in ["/files/backup"] { #expect(try await browser.get(path).status == .forbidden) }
            #expect(try await browser.get("/files/export?to=csv").status == .ok)
            #expect(try await browser.get("/files/attachments/\(mine.attachment)").status == .ok)
        }
        #expect(try await server.exportAll(of: owner) == before)
    }

    @Test func aViewerUpdatesTheirOwnProfileAndDisplay() async throws {
        let server = try TestServer()
        let owner = try await server.setUp()
        // Amounts to hide appear only with an account.
        try await server.household(of: owner).account("Holiday", .savings)
        let viewer = try await server.token(of: "grace", as: .viewer)
        let token = try await server.formToken(of: viewer)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(viewer)
            let profile = try await browser.get("/more/profile")
            #expect(profile.status == .ok)
            let saved = try await browser.post(
                "/more/profile",
                [
                    ("_token", token), ("display-name", "Grace H"), ("sign-in-name", "grace"), ("numbers-and-days", "en-GB"),
                    ("_action", "save"),
                ])
            #expect(saved.status == .seeOther, "\(saved.text)")
            #expect(try await server.installation.auth.session(viewer, isUse: false)?.profile.displayName == "Grace H")
            #expect(try await browser.post("/", [("_token", token), ("_action", "toggle-amounts")]).status == .seeOther)
            #expect(try await server.installation.auth.session(viewer, isUse: false)?.profile.showsBalance == false)
        }
    }
}
