import App
import Installation
import MembersModel
import Models
import Navigation
import NotificationsModel
import ScreenTestSupport
import Services
import Testing
import TransactionsModel

struct NotificationScreenTests {
    /// The owner, and a member who is told what the owner imports.
    private static func told(_ imports: Int = 1, as role: Role = .member) async throws -> (owner: Browser, member: Browser) {
        let owner = try await Browser.signedIn()
        let member = try await owner.signedIn(as: role)
        for number in 0..<imports { try await owner.importLines(["2026-03-02,Shop \(number),-12.50"], into: "Checking") }
        return (owner, member)
    }

    private static func notifications(_ browser: Browser) async throws -> [Models.Notification] {
        try await browser.services().notifications().fetchNotifications(after: nil, limit: 100).notifications
    }

    /// The badges of a page: in its bar and at its side.
    private static func badges(_ html: String) -> [String] { html.components(of: "class=\"badge\">", upTo: "<") }

    // MARK: - The list

    @Test func theBadgeCountsWhatIsNotReadOnEveryPage() async throws {
        let (owner, member) = try await Self.told(2)
        #expect(try await Self.badges(member.open("/").html) == ["2", "2"])
        #expect(try await Self.badges(member.open("/more").html) == ["2"])
        // Adding the member was told to the owner.
        _ = try await owner.press("read-all", on: "/notifications")
        #expect(try await Self.badges(owner.open("/").html) == [])
    }

    @Test func theBadgeEndsAt99() async throws {
        let (_, member) = try await Self.told(101)
        #expect(try await Self.badges(member.open("/").html) == ["99", "99"])
    }

    @Test func openingWhatIsNotReadLeadsToTheThingItself() async throws {
        let (_, member) = try await Self.told()
        let id = try #require(try await Self.notifications(member).first?.id)
        let list = try await member.open("/notifications")
        #expect(list.html.contains("1 new transaction") && list.html.contains("Imported into Checking."))
        #expect(list.html.contains(">Today</h2>") && list.misuses == [])
        let (outcome, _) = try await member.press("today.\(id).open", on: "/notifications")
        let account = try #require(try await member.services().accounts().fetchAccounts(includingArchived: false).first?.account.id)
        #expect(outcome == .moved(Link(.transactions(.list(accountId: account.description))), notice: nil))
        #expect(try await Self.badges(member.open("/").html) == [])
        // Read, it is a link.
        let read = try await member.open("/notifications")
        #expect(read.html.contains("class=\"row-title\" href=\"/accounts/\(account)/transactions\""))
        #expect(!read.html.contains("value=\"today.\(id).open\"") && read.misuses == [])
    }

    @Test func allAreReadAndEachIsDeleted() async throws {
        let (_, viewer) = try await Self.told(2, as: .viewer)
        let ids = try await Self.notifications(viewer).map(\.id)
        #expect(try await viewer.press("read-all", on: "/notifications").outcome == .stayed(notice: nil))
        #expect(try await !viewer.open("/notifications").html.contains("read-all"))
        _ = try await viewer.press("today.\(ids[0]).delete", on: "/notifications")
        #expect(try await Self.notifications(viewer).map(\.id) == [ids[1]])
        _ = try await viewer.press("today.\(ids[1]).delete", on: "/notifications")
        let empty = try await viewer.open("/notifications")
        #expect(empty.html.contains("No notifications yet.") && empty.misuses == [])
    }

    @Test func theListGoesOnBehindItsLastRow() async throws {
        let (_, member) = try await Self.told(32)
        let first = try await member.open("/notifications").html
        #expect(first.components(of: "<li class=\"row").count == 30)
        let next = try #require(first.components(of: "href=\"/notifications?after=", upTo: "\"").first)
        let second = try await member.open("/notifications?after=\(next)")
        #expect(second.html.components(of: "<li class=\"row").count == 2)
        #expect(try await member.open("/notifications?after=nonsense").status == .notFound)
    }

    @Test func hiddenAmountsAreHiddenHere() async throws {
        let owner = try await Browser.signedIn()
        let member = try await owner.signedIn(as: .member)
        let service = try await member.services().notifications()
        var settings = try await service.fetchSettings()
        settings.minimumAmount = Money(minorUnits: 100_00, currency: try #require(Currency(code: "EUR")))
        _ = try await service.updateSettings(settings)
        try await owner.importLines(["2026-03-02,Hallbrook Motors,-1840.00"])
        #expect(try await member.open("/notifications").html.contains("€1,840.00 went out on Mar 2, 2026."))
        _ = try await member.press("toggle-amounts", on: "/")
        let hidden = try await member.open("/notifications").html
        #expect(!hidden.contains("1,840") && hidden.contains("•••• went out on Mar 2, 2026."))
    }

    // MARK: - One of them

    @Test func aLinkToOneOpensItAlsoAfterSignIn() async throws {
        let (owner, member) = try await Self.told()
        let id = try #require(try await Self.notifications(member).first?.id)
        let path = "/notifications/\(id)"
        let token = member.token
        member.token = nil
        #expect(try await member.open(path).html.contains("Welcome back"))
        let (outcome, _) = try await member.press(
            "sign-in", on: "/auth/login?next=\(path.replacing("/", with: "%2F"))",
            fields: [("name", "grace"), ("passphrase", Browser.passphrase)])
        guard case .signedIn(_, let next) = outcome else { return #expect(Bool(false), "\(outcome)") }
        #expect(next == Link(.notifications(.detail(notificationId: id.description))))
        member.token = token
        let page = try await member.open(path)
        #expect(page.html.contains("Imported into Checking.") && page.misuses == [])
        // Looking is not reading: another program may have looked.
        #expect(try await member.services().notifications().unreadCount() == 1)
        #expect(try await member.press("open", on: path).outcome != .stayed(notice: nil))
        #expect(try await member.services().notifications().unreadCount() == 0)
        _ = try await member.press("unread", on: path)
        #expect(try await member.services().notifications().unreadCount() == 1)
        // To others it is not there.
        #expect(try await owner.open(path).status == .notFound)
        #expect(try await member.press("delete", on: path).outcome == .moved(Link(.notifications(.list)), notice: nil))
        #expect(try await member.open(path).status == .notFound)
    }

    @Test func whatIsToldLeadsToScreensThatThereAre() async throws {
        let owner = try await Browser.signedIn()
        let member = try await owner.signedIn(as: .member)
        try await owner.importLines(["2026-03-02,Rewe,-12.50"])
        _ = try await owner.services().members().changeRole(id: try await member.services().members().fetchProfile().id, to: .owner)
        for browser in [owner, member] {
            let notifications = try await Self.notifications(browser)
            #expect(!notifications.isEmpty)
            for notification in notifications {
                let link = try #require(notification.content.object.flatMap { FeatureList.standard.link(to: $0) })
                #expect(try await browser.open(link.path).status == .found)
            }
        }
    }
}
