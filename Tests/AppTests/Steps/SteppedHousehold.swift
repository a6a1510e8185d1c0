import AccountsModel
import App
import Foundation
import ImportModel
import Installation
import MembersModel
import Models
import Navigation
import NotificationsModel
import PeopleModel
import ScreenTestSupport
import ServiceKit
import Services
import TestTools
import Testing
import TransactionsModel

/// A household of an owner who is signed in: two years with so many transactions, and enough of everything else that the pages of its screens are full.
struct SteppedHousehold: Sendable {

    /// What differs between a short and a long history. The days are the same, so a longer one is denser.
    struct Size: Sendable {
        /// Lines of statements.
        var lines: Int
        /// Imports that brought them, for each of the two accounts.
        var imports: Int
        /// Transactions that were entered by hand, all on the first day.
        var entered: Int
        /// Days with exchange rates, four each.
        var rateDays: Int
        /// Notifications of the owner.
        var notifications: Int
        /// Orders that were taken back before their day.
        var orders: Int
        /// Expenses of one group.
        var expenses: Int

        /// Every page is full: lists of 20, 50, 100 and 200 rows.
        static let small = Size(lines: lines[0], imports: 30, entered: 60, rateDays: 60, notifications: 60, orders: 20, expenses: 100)
        static let large = Size(
            lines: lines[1], imports: 60, entered: 400, rateDays: 600, notifications: 200, orders: 200, expenses: 1_000)

        /// The numbers of lines, which `COFFER_STEPS_LINES` replaces: `10000,1000000`.
        private static let lines: [Int] = {
            let numbers = ProcessInfo.processInfo.environment["COFFER_STEPS_LINES"]?.split(separator: ",").compactMap { Int($0) } ?? []
            return numbers.count == 2 ? numbers : [1_000, 20_000]
        }()
    }

    let size: Size
    let services: DependencyContainer
    private let installation: LiveInstallation
    private let token: String
    /// Three fifths of the lines, a balance that a statement states and the ledger does not have, and a check under way.
    let checking: Account
    /// The other lines. None of their payees is a shop.
    let savings: Account
    let category: ID<Models.Category>
    let rule: ID<CategoryRule>
    let orders: SteppedOrders
    let cards: SteppedCards
    let goals: SteppedSavings
    let subscriptions: SteppedSubscriptions
    let people: SteppedPeople
    let plan: SteppedPlan
    /// The newest of the first account.
    let transactions: [ID<Transaction>]
    /// Where the second page of the first account begins.
    let cursor: EntryCursor
    /// The newest of the owner's.
    let notifications: [ID<Models.Notification>]
    /// A topic of ntfy of the owner's.
    let channel: ID<Channel>

    /// 1 April 2024.
    static let firstDay = Day(number: 19_814)
    /// 14 March 2026, the day before the browser's.
    static let lastDay = Day(number: 20_526)

    /// - Parameter isDivided: whether the first account is the owner's, and another member has one as long that the owner does not see.
    init(_ size: Size, isDivided: Bool = false) async throws {
        self.size = size
        let browser = try await Browser.signedIn()
        installation = browser.installation
        token = try #require(browser.token)
        let services = try await browser.services()
        // Another member, whose screen there is.
        let grace = try await services.members().addMember(
            name: "grace", displayName: "", role: .member, passphrase: Browser.givenPassphrase)
        channel = try await services.channels().addNtfy(NtfyDraft(name: "", server: "https://ntfy.example.org", topic: "home", token: ""))
            .id
        category = try await services.categories().findCategory("Groceries").id
        rule = try await Self.addRules(services, category: category)
        checking = try await Self.openChecking(services)
        savings = try await services.accounts().addAccount(
            AccountDraft(name: "Savings", kind: .savings, currency: services.context.household.currency)
        ).account
        _ = try await services.accounts().addAccount(
            AccountDraft(name: "Dollars", kind: .savings, currency: try #require(Currency(code: "USD"))))
        try await Self.addRates(services, days: size.rateDays)
        cards = try await SteppedCards(services, on: checking, since: Self.firstDay)
        try await Self.enter(size.entered, in: checking, services)
        try await Self.importLines(size, into: checking, services) { $0 % 5 < 3 }
        try await Self.importLines(size, into: savings, services) { $0 % 5 >= 3 }
        try await Self.addRecent(checking, services)
        orders = try await SteppedOrders(services, from: checking, to: savings, cancelled: size.orders)
        people = try await SteppedPeople(services, expenses: size.expenses)
        goals = try await SteppedSavings(services, on: savings)
        subscriptions = try await SteppedSubscriptions(services, on: checking)
        plan = try await SteppedPlan(services, category: category, currency: checking.currency)
        if isDivided {
            let commandLine = DependencyContainer(live: installation.ownerContext(of: services.context.household))
            try await Self.divide(size, between: try #require(services.context.member.id), and: grace.id, checking, commandLine)
        }
        self.services = isDivided ? try await browser.services() : services
        // A server stores what recurs within a minute.
        _ = try await installation.runDue()
        let page = try await services.transactions().fetchEntries(EntryQuery(account: checking.id))
        transactions = page.entries.filter { $0.status == .completed && $0.day <= Self.lastDay }.map(\.id)
        cursor = try #require(page.next)
        // Of each place that they have never signed in from, the owner is told.
        for place in 0..<size.notifications {
            let result = try await installation.auth.signIn(
                name: "ada", passphrase: Browser.passphrase, from: SignInOrigin(address: "203.0.113.\(place)"))
            if case .signedIn(let token) = result { try await installation.auth.signOut(token) }
        }
        notifications = try await services.notifications().fetchNotifications(after: nil, limit: 20).notifications.map(\.id)
        _ = try await services.reconciliation().startCheck(
            account: checking.id, day: Self.lastDay, stated: .zero(checking.currency), since: Self.lastDay.adding(days: -500))
        _ = try await services.reconciliation().tick(
            account: checking.id, ticked: Set(transactions.prefix(5)), of: Set(transactions.prefix(5)))
    }

    // MARK: - Looking

    /// Opens a screen as a request does, and counts what all statements of it cost.
    func visit(_ path: String) async throws -> (steps: Int, statements: Int, status: ScreenStatus, html: String) {
        let session = try #require(try await installation.auth.session(token, isUse: false))
        var environment = ScreenEnvironment(
            auth: installation.auth, origin: SignInOrigin(address: "127.0.0.1"),
            session: SignedInSession(
                services: installation.container(for: session), appearance: session.profile.appearance, expiresAt: session.expiresAt),
            formToken: session.formToken, formKey: "key-of-the-page")
        environment.guest = try await installation.guest(token: people.guestToken)
        let screen = Screen(environment)
        // What an earlier visit read must not make this one cheaper.
        installation.releaseMemory()
        let (statements, before) = (installation.databaseStatements, installation.databaseSteps)
        let status = await screen.open(try FeatureList.standard.routes.link(path: path))
        let steps = installation.databaseSteps - before
        return (steps, installation.databaseStatements - statements, status, screen.html)
    }

    /// Counts what all statements of some calls of services cost.
    func steps(of body: (DependencyContainer) async throws -> Void) async throws -> Int {
        installation.releaseMemory()
        let before = installation.databaseSteps
        try await body(services)
        return installation.databaseSteps - before
    }

    // MARK: - Accounts of members

    /// Figures of which accounts the owner sees from now on.
    func show(_ perspective: Perspective) async throws { try await services.members().setPerspective(perspective) }

    /// Gives an account to the owner, or back to the household.
    func give(_ account: Account, toOwner isOwners: Bool) async throws {
        let commandLine = DependencyContainer(live: installation.ownerContext(of: services.context.household))
        try await Self.give(account, to: isOwners ? services.context.member.id : nil, .full, commandLine)
    }

    private static func give(
        _ account: Account, to owner: ID<Member>?, _ sharing: AccountSharing, _ commandLine: DependencyContainer
    ) async throws {
        let revision = try await commandLine.accounts().fetchAccount(id: account.id).account.revision
        _ = try await commandLine.accounts().shareAccount(id: account.id, owner: owner, sharing: sharing, revision: revision)
    }

    /// Gives an account to a member, and adds a private one of another: with a fifth of the lines, and with transfers between the two.
    private static func divide(
        _ size: Size, between owner: ID<Member>, and other: ID<Member>, _ account: Account, _ commandLine: DependencyContainer
    ) async throws {
        let purse = try await commandLine.accounts().addAccount(
            AccountDraft(name: "Purse", kind: .checking, currency: account.currency)
        ).account
        try await importLines(size, into: purse, commandLine) { $0 % 5 == 1 }
        for number in 0..<20 {
            let amount = Money(minorUnits: number.isMultiple(of: 2) ? 77_00 : -77_00, currency: account.currency)
            _ = try await commandLine.transactions().addTransaction(
                TransactionDraft(account: account.id, amount: amount, day: firstDay.adding(days: number * 30), transferAccount: purse.id))
        }
        try await give(purse, to: other, .private, commandLine)
        try await give(account, to: owner, .balance, commandLine)
    }

    // MARK: - Filling

    /// The line of a number: a tenth are *common*, ten are a *rarity*.
    private static func line(_ number: Int, of count: Int) -> (day: Day, text: String) {
        let day = firstDay.adding(days: number * Int(lastDay.number - firstDay.number) / count)
        let isSpent = number % 5 < 3
        var payee = isSpent ? "Shop \(number % 40)" : "Inflow \(number % 12)"
        if number % 10 == 0 { payee += " common" }
        if number % (count / 10) == 1 { payee += " rarity" }
        return (day, "\(day),\(payee),\(isSpent ? "-" : "+")\(number % 90 + 1).25")
    }

    private static func importLines(
        _ size: Size, into account: Account, _ services: DependencyContainer, where isWanted: (Int) -> Bool
    ) async throws {
        // A day is never in two files, whose equal lines would be one.
        let lines = (0..<size.lines).filter(isWanted).map { line($0, of: size.lines) }
        let days = Int(lastDay.number - firstDay.number) + 1
        let files = Dictionary(grouping: lines) { Int($0.day.number - firstDay.number) * size.imports / days }
        for (_, lines) in files.sorted(by: { $0.key < $1.key }) {
            let text = (["Date,Description,Amount"] + lines.map(\.text)).joined(separator: "\n") + "\n"
            let file = try TemporaryFile("lines.csv", text)
            let report = try await services.statements().commit(
                ImportRequest(files: [file.path], account: account.id.description), digest: nil, progress: nil)
            #expect(report.files[0].statements[0].new == lines.count)
        }
    }

    /// The account that a bank's file makes, with what it held before the first line.
    private static func openChecking(_ services: DependencyContainer) async throws -> Account {
        try await importStatement(services, line: ("20240330", "-1.00", "FIRST"), balance: "100000000.00", on: "20240331")
        return try #require(try await services.accounts().fetchAccounts(includingArchived: false).first).account
    }

    private static func importStatement(
        _ services: DependencyContainer, line: (day: String, amount: String, id: String), balance: String, on day: String
    ) async throws {
        let lines = [Statement.line(line.day, line.amount, "Shop", id: line.id)]
        let file = try TemporaryFile("\(line.id).ofx", Statement.ofx(lines: lines, balance: balance, on: day))
        _ = try await services.statements().commit(ImportRequest(files: [file.path]), digest: nil, progress: nil)
    }

    private static func addRules(
        _ services: DependencyContainer, category: ID<Models.Category>
    ) async throws -> ID<CategoryRule> {
        for number in 1...5 {
            _ = try await services.categories().addRule(
                CategoryRule.Terms(payee: .equals("Somebody \(number)"), category: category))
        }
        return try await services.categories().addRule(
            CategoryRule.Terms(payee: .contains("shop"), category: category)
        ).id
    }

    private static func addRates(_ services: DependencyContainer, days: Int) async throws {
        let rows = (0..<days).map {
            "\(lastDay.adding(days: -$0)),1.0\(10 + $0 % 80),0.8\(10 + $0 % 80),161.\(10 + $0 % 80),7.4\(10 + $0 % 80)"
        }
        let file = try TemporaryFile("rates.csv", (["Date,USD,GBP,JPY,DKK"] + rows).joined(separator: "\n") + "\n")
        #expect(try await services.rates().importECB(file: file.path) == 4 * days)
    }

    /// Tagged, and one of them with a receipt; so far back that no newest page has one, and so dear that no line is any of them.
    private static func enter(_ count: Int, in account: Account, _ services: DependencyContainer) async throws {
        for number in 0..<count {
            let draft = TransactionDraft(
                account: account.id, amount: Money(minorUnits: -Int64(1_000_00 + number), currency: account.currency), day: firstDay,
                payee: "Kiosk \(number % 9)", tags: ["tag \(number % 5)"])
            let made = try await services.transactions().addTransaction(draft).transactions
            guard number == 0 else { continue }
            _ = try await services.attachments().addAttachment(
                to: .transaction(try #require(made.first).id), name: "receipt.pdf", bytes: Array("%PDF-1.7".utf8), key: nil)
        }
    }

    /// What is pending, what is booked ahead, and a statement that the ledger disagrees with in the middle of a month.
    private static func addRecent(_ account: Account, _ services: DependencyContainer) async throws {
        for (number, status) in [TransactionStatus.pending, .pending, .pending, .completed].enumerated() {
            var draft = TransactionDraft(
                account: account.id, amount: Money(minorUnits: -40_00, currency: account.currency),
                day: lastDay.adding(days: status == .completed ? 9 : 1), payee: "Hotel \(number)")
            draft.status = status
            _ = try await services.transactions().addTransaction(draft)
        }
        try await importStatement(services, line: ("20260313", "-3.33", "LAST"), balance: "5.00", on: "20260313")
    }
}
