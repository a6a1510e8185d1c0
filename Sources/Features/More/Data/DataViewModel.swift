import Models
import Navigation
import Observation
import Services

/// Money in from files, everything out, and copies of it all.
@Observable
final class DataViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    /// Newest first.
    private(set) var imports: [ImportLine] = []
    private(set) var accounts: [Account] = []
    /// What is exported, as the query says it: an account's id, first and last day; empty: everything.
    var account = ""
    var from = ""
    var until = ""
    private(set) var fromError: String?
    private(set) var untilError: String?
    /// The passphrase that is given again for what holds everything: the backup, and exports of all accounts.
    var passphrase = ""
    private(set) var passphraseError: String?
    /// Whether that can be downloaded without it.
    private(set) var isConfirmed = false

    /// Asks and takes back.
    let undo: HistoryUndo

    // MARK: - Dependencies

    let context: MemberContext
    private let statements: any StatementServiceProtocol
    private let accountService: any AccountServiceProtocol
    private let security: any SecurityServiceProtocol
    private let household: any HouseholdServiceProtocol
    private weak let coordinator: MoreCoordinator?

    // MARK: - Initialization

    init(
        statements: any StatementServiceProtocol, accounts: any AccountServiceProtocol, security: any SecurityServiceProtocol,
        household: any HouseholdServiceProtocol, undo: HistoryUndo, context: MemberContext, coordinator: MoreCoordinator?
    ) {
        self.statements = statements
        accountService = accounts
        self.security = security
        self.household = household
        self.undo = undo
        self.context = context
        self.coordinator = coordinator
    }

    var showsResult: Bool { undo.asks }

    /// Only an owner downloads everything.
    var isOwner: Bool { context.member.role == .owner }

    /// Whether what is chosen can be exported now.
    var canExport: Bool { isConfirmed || !account.isEmpty }

    /// Where an export is downloaded.
    func path(of format: ExportFormat) -> String {
        var items = [QueryItem("to", format.rawValue)]
        if !account.isEmpty { items.append(QueryItem("account", account)) }
        if let day = day(from) { items.append(QueryItem("from", day.description)) }
        if let day = day(until) { items.append(QueryItem("until", day.description)) }
        return "/files/export?" + QueryItem.text(items)
    }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        if !from.isEmpty, day(from) == nil { fromError = "Enter a day" }
        if !until.isEmpty, day(until) == nil { untilError = "Enter a day" }
        await refresh()
    }

    func refresh() async {
        do {
            accounts = try await accountService.fetchAccounts(includingArchived: true).map(\.account)
            if !accounts.contains(where: { $0.id.description == account }) { account = "" }
            let imports = try await statements.fetchImports(limit: 50)
            let moments = try await household.moments(at: imports.map(\.at))
            self.imports = zip(imports, moments).map { ImportLine(item: $0, moment: $1) }
            isConfirmed = try await security.isConfirmed()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Takes the passphrase again, after which everything can be downloaded for a while.
    func confirm() async {
        do {
            try await security.confirm(passphrase: passphrase)
        } catch {
            passphraseError = ServiceError(error).description
        }
    }

    // MARK: - Private Methods

    private func day(_ text: String) -> Day? { DayText.parse(text, in: context.locale, today: context.today) }
}

/// One import, and when it was.
struct ImportLine: Hashable {
    var item: StatementImport
    /// In the household's time zone.
    var moment: Moment
}
