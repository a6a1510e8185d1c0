import AccountsModel
import Models
import Navigation
import ScreenKit
import Services
import Testing

@testable import App

/// What all statements of a screen cost must not grow with the history: virtual machine steps of every screen, over 1,000 and over 20,000
/// transactions on the same days.
///
/// One after the other, since the count is of all that happens in a database.
@Suite(.serialized) struct EveryScreenStepsTests {

    @Test func noScreenGrowsWithTheHistory() async throws {
        let both = try await SteppedHouseholds.both()
        let further = (small: await Self.furtherPaths(both.small), large: await Self.furtherPaths(both.large))
        try #require(further.small.count == further.large.count)
        for (small, large) in zip(Self.paths(both.small) + further.small, Self.paths(both.large) + further.large) {
            let few = try await both.small.visit(small)
            let many = try await both.large.visit(large)
            #expect(few.status == many.status && Self.isShown(few.status), "\(small): \(few.status) and \(many.status)")
            #expect(Double(many.steps) <= Double(few.steps) * 1.3, "\(small): \(few.steps) and \(many.steps) steps")
        }
    }

    /// A month's statement is printed, so it shows every line of the month: what a line costs must not grow.
    @Test func aLineOfAStatementCostsTheSameHoweverManyThereAre() async throws {
        let both = try await SteppedHouseholds.both()
        var perLine: [Double] = []
        for household in [both.small, both.large] {
            let lines = try await household.services.accountScreens().fetchStatement(id: household.checking.id, month: Self.month).entries
                .count
            #expect(lines >= 20)
            let visit = try await household.visit(Self.statement(household))
            #expect(visit.status == .found)
            perLine.append(Double(visit.steps) / Double(lines))
        }
        #expect(perLine[1] <= perLine[0] * 1.3, "the statement: \(perLine[0]) and \(perLine[1]) steps for each line")
    }

    /// A balance adds up on its page, so the page shows every expense behind it: what a line costs must not grow.
    @Test func aLineOfAnExplanationCostsTheSameHoweverManyThereAre() async throws {
        let both = try await SteppedHouseholds.both()
        for (small, large) in zip(both.small.people.explanations, both.large.people.explanations) {
            let few = try await both.small.visit(small)
            let many = try await both.large.visit(large)
            #expect(few.status == .found && many.status == .found, "\(small)")
            let perLine = Double(few.steps) / Double(SteppedHousehold.Size.small.expenses)
            #expect(Double(many.steps) / Double(SteppedHousehold.Size.large.expenses) <= perLine * 1.3, "\(small)")
        }
    }

    /// A report by payee, tag or account adds up the transactions of its days: what each of them costs must not grow.
    @Test(arguments: ["payee", "tag", "account"])
    func aTransactionOfAReportCostsTheSameHoweverManyThereAre(by: String) async throws {
        let both = try await SteppedHouseholds.both()
        let path = "/insights/spending?period=all&compare=none&by=" + by
        let few = try await both.small.visit(path)
        let many = try await both.large.visit(path)
        #expect(few.status == .found && many.status == .found)
        let growth = Double(both.large.size.lines) / Double(both.small.size.lines)
        #expect(Double(many.steps) <= Double(few.steps) * growth * 1.3, "\(by): \(few.steps) and \(many.steps) steps")
    }

    /// What made a change is looked for among so many transactions of a category and no more.
    @Test func changesLookAtSoManyTransactionsAndNoMore() async throws {
        let both = try await SteppedHouseholds.both()
        let path = "/insights/changes?from=2025-01-01"
        let few = try await both.small.visit(path)
        let many = try await both.large.visit(path)
        #expect(few.status == .found && many.status == .found)
        // At most eight categories with 1,000 transactions each, in a few steps each.
        #expect(many.steps <= few.steps * 2 + 8 * 1_000 * 40, "\(few.steps) and \(many.steps) steps")
    }

    /// Waiting transactions are grouped by payee: 800 are examined, in some hundred steps each, however many wait.
    @Test func soManyWaitingTransactionsAreGroupedAndNoMore() async throws {
        let both = try await SteppedHouseholds.both()
        let few = try await both.small.visit("/accounts/review")
        let many = try await both.large.visit("/accounts/review")
        #expect(few.status == .found && many.status == .found)
        #expect(many.steps <= few.steps + 800 * 700, "\(few.steps) and \(many.steps) steps")
    }

    /// The net worth of each day reads what each category got on it: of more transactions more categories on each day, but not each transaction.
    @Test func theNetWorthOfDaysReadsTotalsOfDays() async throws {
        let both = try await SteppedHouseholds.both()
        let few = try await both.small.visit("/?period=3m")
        let many = try await both.large.visit("/?period=3m")
        #expect(few.status == .found && many.status == .found)
        #expect(many.steps <= few.steps * 2, "\(few.steps) and \(many.steps) steps")
    }

    @Test func everyScreenThereIsIsHeldToIt() async throws {
        let both = try await SteppedHouseholds.both()
        let paths = Self.listed(both.small) + (await Self.furtherPaths(both.small))
        for route in Self.routes {
            #expect(paths.contains { Self.fits($0, route) } || route.mayLackRow, "\(route.path.absolute)")
        }
    }

    // MARK: - Screens

    private static let month = Month(of: SteppedHousehold.lastDay).previous

    private static func statement(_ household: SteppedHousehold) -> String {
        "/accounts/\(household.checking.id)/statement/\(month.year)/\(month.month)"
    }

    static func paths(_ household: SteppedHousehold) -> [String] {
        let account = "/accounts/\(household.checking.id)"
        let list = account + "/transactions"
        let transaction = "/accounts/transactions/\(household.transactions[0])"
        let several = household.transactions.prefix(10).map(\.description).joined(separator: ",")
        return [
            "/", "/?period=1m", "/?period=6m", "/?period=all", "/due?days=365", "/search", "/search?q=hotel",
            "/search?q=add", "/add", "/accounts",
            "/accounts?archived=1&sort=balance", "/accounts/new", account,
            account + "/edit", list, list + "?after=\(household.cursor)", list + "?select=1", account + "/import", "/accounts/any/import",
            account + "/check", list + "/new", list + "/new?copy=\(household.transactions[0])", transaction, transaction + "/edit",
            transaction + "/split", "/accounts/transactions/several?ids=\(several)", "/more", "/more/profile",
            "/more/household", "/more/members", "/more/members/invite", "/more/members/leave", "/more/members/providers",
            "/more/members/providers/new",
            "/more/security", "/more/sessions", "/more/categories", "/more/categories/\(household.category)", "/more/rules",
            "/more/rules/\(household.rule)", "/more/data", "/more/history", "/more/currencies", "/more/appearance", "/more/help",
            "/more/about", "/notifications", "/notifications?after=\(household.notifications[9])",
            "/notifications/\(household.notifications[0])", "/more/notifications",
            "/more/notifications/channels/device", "/more/notifications/channels/ntfy", "/more/notifications/channels/webhook",
            "/more/notifications/channels/\(household.channel)", "/auth/setup", "/auth/login", "/auth/code",
            "/auth/passphrase", "/auth/passkey", "/auth/session-expired", "/auth/invite/sample", "/auth/reset/sample",
            "/auth/signed-out/sample",
            "/insights", "/insights/spending", "/insights/spending?by=month&period=all",
            "/insights/income", "/insights/cash-flow?period=all", "/insights/net-worth?period=all", "/insights/years", "/insights/budgets",
            "/insights/subscriptions", "/insights/benefits",
        ] + household.orders.paths(account: household.checking) + household.cards.paths + household.goals.paths
            + household.subscriptions.paths + household.people.paths + household.plan.paths
    }

    /// The paths that a test opens.
    private static func listed(_ household: SteppedHousehold) -> [String] {
        paths(household) + [statement(household), "/transactions", "/insights/changes", "/?period=3m", "/accounts/review"]
            + household.people.explanations
    }

    /// The paths of the screens that are not listed here, with the ids that their features give the gallery.
    private static func furtherPaths(_ household: SteppedHousehold) async -> [String] {
        let (paths, sample) = (listed(household), GallerySample(services: household.services, upload: nil))
        var further: [String] = []
        for route in routes where !paths.contains(where: { fits($0, route) }) {
            further += await FeatureList.standard.gallery(route, sample).map(\.path)
        }
        return further
    }

    /// The routes whose screens there are.
    private static var routes: [AppRoute] {
        FeatureList.standard.routes.samples.filter { FeatureList.standard.placeholderTitle(of: $0) == nil }
    }

    /// Steps of the way in may lead on.
    static func isShown(_ status: ScreenStatus) -> Bool {
        switch status {
        case .found, .moved: true
        default: false
        }
    }

    /// Whether a path is of a route: the same as that of its sample, but for the parameters.
    private static func fits(_ path: String, _ route: AppRoute) -> Bool {
        let (path, shape) = (path.prefix { $0 != "?" }.split(separator: "/"), route.path.absolute.split(separator: "/"))
        return path.count == shape.count && zip(path, shape).allSatisfy { $0 == $1 || $1 == "sample" || $1 == "1" }
    }
}
