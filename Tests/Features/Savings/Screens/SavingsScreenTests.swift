import App
import HTML
import Localization
import MembersModel
import Models
import Navigation
import SavingsModel
import ScreenTestSupport
import Services
import Testing

struct SavingsScreenTests {

    @Test func anEmptyHouseholdIsLedToItsFirstSavingsAccount() async throws {
        let html = try await SavingsSession.begin().browser.open("/savings").html
        #expect(html.contains("Nothing put aside yet") && html.contains("href=\"/savings/new\""))
    }

    @Test func theTotalStandsAboveWhatThePlansMakeOfIt() async throws {
        let session = try await SavingsSession.begin()
        try await session.add("Rainy day", 1_000_00)
        try await session.add("House", 5_000_00, contribution: 500_00)
        let html = try await session.browser.open("/savings").html
        #expect(html.contains("€6,000.00") && html.contains("in 2 accounts"))
        #expect(html.contains("In 12 months") && html.contains("€12,000.00"))
        let later = try await session.browser.open("/savings?months=24").html
        #expect(later.contains("In 24 months") && later.contains("€18,000.00"))
        #expect(try await session.browser.open("/savings?months=7").html.contains("In 12 months"))
    }

    @Test func everyScreenIsBuiltWithoutMistakes() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00, contribution: 500_00, rate: 45_000)
        let goal = try await session.addGoal("Roof", 9_000_00, from: account, by: session.browser.today.adding(days: 100))
        try await session.addGoal("Car", 1_000_00, from: account)
        let (id, goalId) = (account.id.description, goal.id.description)
        let paths =
            [
                SavingsRoute.dashboard, .accounts, .new, .detail(accountId: id), .edit(accountId: id), .goals, .newGoal,
                .goalDetail(goalId: goalId), .editGoal(goalId: goalId),
            ].map(session.path) + ["/savings?edit=1", "/savings/goals?order=1", "/savings/\(id)/edit?delete=1", "/savings/accounts?q=none"]
        for path in paths {
            let screen = try await session.browser.open(path)
            #expect(screen.status == .found && screen.misuses == [], "\(path)")
        }
    }

    @Test func theFormSaysEverythingAtOnceAndKeepsWhatWasTyped() async throws {
        let session = try await SavingsSession.begin()
        let (outcome, screen) = try await session.browser.press(
            "add-account", on: "/savings/new", fields: [("account-name", " "), ("balance", "1.2.3"), ("monthly-contribution", "-5")])
        #expect(outcome == .invalid)
        for sentence in [
            "Account name is required", "Institution is required", "Balance must be a valid number",
            "Monthly contribution must be a valid number",
        ] { #expect(screen.html.contains(sentence)) }
        #expect(screen.html.contains("value=\"1.2.3\"") && screen.html.contains("value=\"-5\""))
    }

    @Test func aYieldIsConvertedAndShownWithTheRate() async throws {
        let session = try await SavingsSession.begin()
        let (outcome, _) = try await session.browser.press(
            "add-account", on: "/savings/new",
            fields: [
                ("account-name", "House"), ("institution", "Harbour Bank"), ("balance", "5000"), ("monthly-contribution", "500"),
                ("rate", "4,5"), ("basis", "nominal"),
            ])
        guard case .moved(let link, let notice) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(notice?.text.english == "House added")
        let html = try await session.browser.open(link.path + "?months=24").html
        #expect(html.contains("4.5 % a year, 4.594 % yield") && html.contains("€18,001.97"))
    }

    @Test func anAccountOfTheLedgerLeadsToItsPlan() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        #expect(try await session.browser.open("/accounts/\(account.id)").html.contains("href=\"/savings/\(account.id)\""))
        let html = try await session.browser.open("/savings/\(account.id)").html
        #expect(html.contains("Not reachable at the current contribution"))
        #expect(html.contains("href=\"/accounts/\(account.id)/transactions\"") && html.contains("href=\"/accounts/\(account.id)/import\""))
    }

    @Test func hiddenAmountsAreOnNoSavingsScreen() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00, contribution: 500_00)
        let goal = try await session.addGoal("Roof", 9_000_00, from: account, by: session.browser.today.adding(days: 100))
        try await session.services.members().showBalance(false)
        for path in ["/", "/savings", "/savings/accounts", "/savings/\(account.id)", "/savings/goals", "/savings/goals/\(goal.id)"] {
            let html = try await session.browser.open(path).html
            #expect(!html.contains("€"), "\(path)")
        }
    }

    @Test func aViewerLooksAtEverythingAndChangesNothing() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        let viewer = try await session.browser.signedIn(as: .viewer)
        for path in ["/savings", "/savings/\(account.id)", "/savings/goals"] {
            let screen = try await viewer.open(path)
            #expect(screen.status == .found && !screen.html.contains("/new") && !screen.html.contains("/edit"), "\(path)")
        }
        for path in ["/savings/new", "/savings/\(account.id)/edit", "/savings/goals/new"] {
            #expect(try await viewer.open(path).status == .forbidden)
        }
        #expect(try await viewer.press("delete", on: "/savings?edit=1", confirmed: true).outcome == .forbidden)
    }

    @Test func homeSaysHowFarTheFirstGoalsAre() async throws {
        let session = try await SavingsSession.begin()
        let account = try await session.add("House", 5_000_00)
        try await session.addGoal("Roof", 10_000_00, from: account)
        let html = try await session.browser.open("/").html
        #expect(html.contains("Put aside") && html.contains("Saved so far: 50 %") && html.contains("€5,000 of €10,000"))
    }
}
