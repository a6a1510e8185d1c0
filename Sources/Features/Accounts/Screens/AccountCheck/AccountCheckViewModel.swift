import AccountsModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Reconciles an account with a paper statement: the member ticks entries until the difference is 0, then closes the day.
@Observable
final class AccountCheckViewModel: LoadableModel {
    private(set) var account: AccountSummary?
    /// The last closed day; nil if no day is closed.
    private(set) var closedUntil: Day?
    /// The reconciliation in progress; nil if none was started.
    private(set) var check: AccountCheck?
    var dayText = ""
    var balanceText = ""
    private(set) var dayError: LocalizedText?
    private(set) var balanceError: LocalizedText?
    /// The ids of the ticked entries on the current page.
    var ticked: Set<String> = []
    /// The ids of all entries on the current page, separated by spaces. Only these are marked as ticked or unticked.
    var listed = ""
    /// The cursor of the next page, as written by the previous page.
    var after = ""

    let accountId: String

    let context: AccountsContext

    init(_ context: AccountsContext, accountId: String) {
        self.context = context
        self.accountId = accountId
    }

    /// Whether the difference is 0, so that the day can be closed.
    var isComplete: Bool { check?.difference.minorUnits == 0 }

    /// The entries that can be ticked: those of the page, and those that earlier statements did not contain.
    var entries: [Entry] { (check?.entries ?? []) + (check?.carried ?? []) }

    /// The next page; nil on the last page.
    var next: Link? {
        guard let cursor = check?.next else { return nil }
        return Link(.accounts(.check(accountId: accountId)), query: [QueryItem("after", cursor.description)])
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Account>(accountId) else { throw ServiceError.notFound }
        let screen = try await context.services.reconciliation().fetchCheck(account: id, after: after.isEmpty ? nil : EntryCursor(after))
        let account = screen.summary
        self.account = account
        closedUntil = screen.closedUntil
        check = screen.check
        ticked = Set((check?.ticked ?? []).map(\.description))
        listed = entries.map(\.id.description).joined(separator: " ")
        dayText = (check?.day ?? account.difference?.day ?? context.today).description
        balanceText = (check?.stated ?? account.difference?.stated ?? account.balance.booked).typedText(in: context.locale)
    }

    // MARK: - Actions

    func start() async {
        guard let account = account?.account else { return }
        let day = DayText.parse(dayText, in: context.locale, today: context.today)
        let stated = AmountParser.parse(balanceText, locale: context.locale, currency: account.currency)
        dayError = day == nil ? "Enter the statement's last day" : nil
        balanceError = stated == nil ? "Balance must be a valid number" : nil
        guard let day, let stated else { return }
        do {
            check = try await context.services.reconciliation().startCheck(account: account.id, day: day, stated: stated)
        } catch {
            dayError = context.message(of: error)
        }
    }

    func saveTicks() async { _ = await storeTicks() }

    /// Saves the ticks and closes the day.
    func close() async {
        guard let check, await storeTicks() else { return }
        await perform {
            try await context.services.reconciliation().close(account: check.account)
            context.notify(Notice("Closed up to \(check.day)"))
            context.push(.detail(accountId: accountId))
        }
    }

    func cancel() async {
        guard let check else { return }
        await perform {
            try await context.services.reconciliation().cancelCheck(account: check.account)
            context.push(.detail(accountId: accountId))
        }
    }

    /// Reopens the last closed day.
    func reopen() async {
        guard let account = account?.account else { return }
        await perform {
            try await context.services.reconciliation().reopen(account: account.id)
            context.notify(Notice("The last closed day was reopened"))
        }
    }

    // MARK: - Private Methods

    private func storeTicks() async -> Bool {
        guard let check else { return false }
        let listed = Set(listed.split(separator: " ").compactMap { ID<Transaction>(String($0)) })
        let ticked = Set(ticked.compactMap { ID<Transaction>($0) }).intersection(listed)
        return await perform {
            self.check = try await context.services.reconciliation().tick(account: check.account, ticked: ticked, of: listed)
        }
    }

    /// Runs a service call and stores its error for display.
    ///
    /// - Returns: Whether the call succeeded.
    @discardableResult
    private func perform(_ body: () async throws -> Void) async -> Bool {
        do {
            try await body()
            return true
        } catch {
            context.fail(error)
            return false
        }
    }
}
