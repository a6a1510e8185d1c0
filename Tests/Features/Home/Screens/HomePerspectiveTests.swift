import Installation
import MembersModel
import Models
import PlanModel
import ScreenTestSupport
import Services
import TestTools
import Testing

@testable import App

/// Whose figures Home shows. Today is 15 March 2026.
struct HomePerspectiveTests {
    private let household: FigureHousehold

    init() async throws { household = try await FigureHousehold() }

    private func home(of member: Browser, _ whose: Perspective) async throws -> HomeOverview {
        try await household.services(of: member, whose).overview().fetchHome()
    }

    private static let current = "<span aria-current=\"true\">"

    // MARK: - Figures

    @Test func oursAreTheFiguresOfTheHouseholdsAccounts() async throws {
        for member in [household.ada, household.grace, household.vera] {
            let ours = try await home(of: member, .ours)
            #expect(ours.netWorth.total.minorUnits == 2_930_00)
            #expect(ours.monthChange?.minorUnits == 1_930_00)
            #expect(ours.pace?.spentSoFar?.minorUnits == 120_00)
            #expect(ours.accounts.map(\.account.name) == ["Joint"])
            #expect(ours.kinds.map(\.total.total.minorUnits) == [2_930_00])
            #expect(Set(ours.latest.map(\.account)) == [household.joint.id])
        }
    }

    @Test func mineAreTheFiguresOfTheMembersOwnAccounts() async throws {
        let adas = try await home(of: household.ada, .mine)
        #expect(adas.netWorth.total.minorUnits == 807_50 && adas.monthChange?.minorUnits == 307_50)
        #expect(adas.pace?.spentSoFar?.minorUnits == 42_50)
        #expect(adas.accounts.map(\.account.name) == ["Purse"])
        let graces = try await home(of: household.grace, .mine)
        #expect(graces.netWorth.total.minorUnits == 1_130_00 && graces.monthChange?.minorUnits == 830_00)
        #expect(graces.pace?.spentSoFar?.minorUnits == 70_00)
        #expect(graces.accounts.map(\.account.name) == ["Wallet"])
    }

    @Test func oursAndMineAreTogetherAllThatAMemberMaySee() async throws {
        let all = try await home(of: household.ada, .all)
        #expect(all.netWorth.total.minorUnits == 2_930_00 + 807_50)
        #expect(all.monthChange?.minorUnits == 2_237_50)
        #expect(all.pace?.spentSoFar?.minorUnits == 162_50)
        #expect(try await home(of: household.grace, .all).netWorth.total.minorUnits == 2_930_00 + 1_130_00)
        #expect(try await home(of: household.vera, .all).netWorth.total.minorUnits == 2_930_00)
    }

    /// Snapshots are kept for each reach: a perspective or another member gets none of another one.
    @Test func noFigureOfOnePerspectiveIsShownInAnother() async throws {
        for _ in 0..<2 {
            #expect(try await home(of: household.ada, .ours).netWorth.total.minorUnits == 2_930_00)
            #expect(try await home(of: household.ada, .mine).netWorth.total.minorUnits == 807_50)
            #expect(try await home(of: household.grace, .mine).netWorth.total.minorUnits == 1_130_00)
            #expect(try await home(of: household.vera, .mine).netWorth.total.isZero)
        }
    }

    @Test func netWorthOverAPeriodIsThatOfThePerspective() async throws {
        for (whose, before, now) in [
            (Perspective.ours, Int64(1_000_00), Int64(2_930_00)), (.mine, 500_00, 807_50), (.all, 1_500_00, 3_737_50),
        ] {
            let series = try await household.services(of: household.ada, whose).overview().fetchNetWorth(over: .all)
            #expect(series.points.last?.amount.minorUnits == now, "\(whose)")
            #expect(series.points.first { $0.day == day("2026-02-28") }?.amount.minorUnits == before, "\(whose)")
        }
    }

    @Test func whatIsDueIsThatOfThePerspective() async throws {
        let (ada, euro) = (household.ada, try #require(Currency(code: "EUR")))
        for (name, cents, account) in [("Harbour lease", Int64(-800_00), household.joint), ("Boxing club", -20_00, household.purse)] {
            _ = try await ada.services().expected().addExpected(
                ExpectedDraft(
                    name: name, amount: Money(minorUnits: cents, currency: euro), cycle: .monthly, next: day("2026-03-20"),
                    account: account.id))
        }
        for (whose, names, total) in [
            (Perspective.ours, ["Harbour lease"], Int64(800_00)), (.mine, ["Boxing club"], 20_00),
            (.all, ["Boxing club", "Harbour lease"], 820_00),
        ] {
            try await ada.look(at: whose)
            let due = try await ada.services().overview().fetchDue(days: 7)
            #expect(due.goesOut.total.minorUnits == total, "\(whose)")
            let (home, page) = (try await ada.open("/").html, try await ada.open("/due?days=7").html)
            for name in ["Harbour lease", "Boxing club"] {
                #expect(home.contains(name) == names.contains(name), "\(name) on Home: \(whose)")
                #expect(page.contains(name) == names.contains(name), "\(name) on Due: \(whose)")
            }
        }
    }

    // MARK: - The switch

    @Test func theChoiceStaysOnOtherScreensAndAfterSigningInAgain() async throws {
        let ada = household.ada
        #expect(try await ada.open("/").html.contains(Self.current + "All I may see</span>"))
        try await ada.look(at: .ours)
        let home = try await ada.open("/")
        #expect(home.misuses == [])
        #expect(home.html.contains(Self.current + "Ours</span>") && home.html.contains("Only the accounts of the household count."))
        #expect(home.html.contains("€2,930.00") && !home.html.contains("€3,737.50"))
        for path in ["/insights", "/insights/spending", "/plan", "/plan/forecast", "/plan/expected", "/due", "/subscriptions/statistics"] {
            #expect(try await ada.open(path).html.contains(Self.current + "Ours</span>"), "\(path)")
        }
        let again = try await ada.installation.auth.signIn(
            name: "ada", passphrase: Browser.passphrase, from: SignInOrigin(address: "127.0.0.1"))
        guard case .signedIn(let token) = again else { throw ServiceError.notFound }
        ada.token = token
        #expect(try await ada.open("/").html.contains(Self.current + "Ours</span>"))
        // It is each member's own.
        #expect(try await household.grace.open("/").html.contains(Self.current + "All I may see</span>"))
        try await ada.look(at: .mine, on: "/insights/net-worth?period=all")
        #expect(try await ada.open("/").html.contains("Only your own accounts count."))
        try await ada.look(at: .all, on: "/plan")
        #expect(try await ada.open("/").html.contains("€3,737.50"))
    }

    @Test func aViewerMaySwitch() async throws {
        try await household.vera.look(at: .ours)
        let page = try await household.vera.open("/").html
        #expect(page.contains(Self.current + "Ours</span>") && page.contains("€2,930.00"))
        // On a page of which a viewer may change nothing, too.
        try await household.vera.look(at: .all, on: "/insights/spending")
        #expect(try await household.vera.open("/plan").html.contains(Self.current + "All I may see</span>"))
    }

    @Test func anUndividedHouseholdHasNoSwitch() async throws {
        let undivided = try await FigureHousehold(isDivided: false)
        for path in [
            "/", "/due", "/insights", "/insights/cash-flow", "/plan", "/plan/forecast", "/plan/expected", "/subscriptions/statistics",
        ] {
            let page = try await undivided.ada.open(path).html
            #expect(!page.contains("Whose figures") && !page.contains("whose-ours"), "\(path)")
            #expect(try await household.ada.open(path).html.contains("Whose figures"), "\(path)")
        }
        // A choice of earlier times changes nothing.
        try await undivided.ada.services().members().setPerspective(.mine)
        #expect(try await undivided.ada.open("/").html.contains("€4,867.50"))
    }

    // MARK: - Nothing to show

    @Test func aMemberWithoutAnAccountIsToldWhyThereAreNoFigures() async throws {
        let vera = household.vera
        try await vera.look(at: .mine)
        for path in ["/", "/insights", "/insights/net-worth", "/plan/forecast"] {
            let page = try await vera.open(path)
            #expect(page.status == .found && page.misuses == [], "\(path)")
            #expect(page.html.contains("No figures of your own"), "\(path)")
            #expect(!page.html.contains("€2,930.00") && !page.html.contains("€120.00"), "\(path)")
        }
        for path in [
            "/insights/spending", "/insights/cash-flow", "/insights/years", "/insights/changes", "/plan", "/plan/expected", "/due",
        ] {
            let page = try await vera.open(path)
            #expect(page.status == .found && page.html.contains("Only your own accounts count."), "\(path)")
            #expect(!page.html.contains("€2,000.00") && !page.html.contains("€120.00"), "\(path)")
        }
    }

    @Test func theListOfAccountsShowsAllThatOneMaySee() async throws {
        try await household.ada.look(at: .ours)
        let page = try await household.ada.open("/accounts").html
        #expect(page.contains("Joint") && page.contains("Purse") && !page.contains("Wallet"))
        #expect(page.contains("All accounts that you see") && page.contains("€3,737.50"))
        let list = try await household.ada.open("/transactions").html
        #expect(list.contains("Market") && list.contains("Kiosk") && !list.contains("Corner shop"))
    }
}
