import Models
import Navigation
import Observation
import Services

/// Checks an account against a paper statement: tick until the difference is 0, then close the day.
@Observable
final class AccountCheckViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var account: AccountSummary?
    /// The last day that is closed; nil: none.
    private(set) var closedUntil: Day?
    /// The check under way; nil: none was begun.
    private(set) var check: AccountCheck?
    var dayText = ""
    var balanceText = ""
    private(set) var dayError: String?
    private(set) var balanceError: String?
    /// The ids that are ticked on the page.
    var ticked: Set<String> = []
    /// The ids that the page lists, with blanks between them: only they are ticked or not.
    var listed = ""
    /// Where the list of entries goes on, as the last page wrote it.
    var after = ""

    // MARK: - Properties

    let accountId: String

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any ReconciliationServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(
        accountId: String, service: any ReconciliationServiceProtocol, context: MemberContext, coordinator: AccountsCoordinator?
    ) {
        self.accountId = accountId
        self.service = service
        self.context = context
        self.coordinator = coordinator
    }

    /// Whether everything is found, so that the day can be closed.
    var isComplete: Bool { check?.difference.minorUnits == 0 }

    /// What can be ticked: the page's entries, and those that earlier statements did not show.
    var entries: [Entry] { (check?.entries ?? []) + (check?.carried ?? []) }

    /// The next page, where there is one.
    var next: Link? {
        guard let cursor = check?.next else { return nil }
        return Link(.accounts(.check(accountId: accountId)), query: [QueryItem("after", cursor.description)])
    }

    // MARK: - Data Loading

    func loadData() async {
        guard let id = ID<Account>(accountId) else { return state = .error(.notFound) }
        state = .loading
        do {
            let screen = try await service.fetchCheck(account: id, after: after.isEmpty ? nil : EntryCursor(after))
            let account = screen.summary
            self.account = account
            closedUntil = screen.closedUntil
            check = screen.check
            ticked = Set((check?.ticked ?? []).map(\.description))
            listed = entries.map(\.id.description).joined(separator: " ")
            dayText = (check?.day ?? account.difference?.day ?? context.today).description
            balanceText = (check?.stated ?? account.difference?.stated ?? account.balance.booked).typedText(in: context.locale)
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
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
            check = try await service.startCheck(account: account.id, day: day, stated: stated)
        } catch {
            dayError = ServiceError(error).description
        }
    }

    func saveTicks() async { _ = await storeTicks() }

    /// Ticks what is chosen and closes the day.
    func close() async {
        guard let check, await storeTicks() else { return }
        await act {
            try await service.close(account: check.account)
            coordinator?.notify(Notice("Closed up to \(check.day.formatted(in: context.locale))"))
            coordinator?.open(Link(.accounts(.detail(accountId: accountId))))
        }
    }

    func cancel() async {
        guard let check else { return }
        await act {
            try await service.cancelCheck(account: check.account)
            coordinator?.open(Link(.accounts(.detail(accountId: accountId))))
        }
    }

    /// Opens the last closed day again.
    func reopen() async {
        guard let account = account?.account else { return }
        await act {
            try await service.reopen(account: account.id)
            coordinator?.notify(Notice("The last closed day is open again"))
        }
    }

    // MARK: - Private Methods

    private func storeTicks() async -> Bool {
        guard let check else { return false }
        let listed = Set(listed.split(separator: " ").compactMap { ID<Transaction>(String($0)) })
        let ticked = Set(ticked.compactMap { ID<Transaction>($0) }).intersection(listed)
        return await act { self.check = try await service.tick(account: check.account, ticked: ticked, of: listed) }
    }

    /// Does something; what went wrong is said.
    ///
    /// - Returns: whether it was done.
    @discardableResult
    private func act(_ body: () async throws -> Void) async -> Bool {
        do {
            try await body()
            return true
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
            return false
        }
    }
}
