import Models
import Navigation
import Observation
import Services

/// Finds transactions and accounts by what people call them.
@Observable
final class SearchViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    var query = ""
    /// Where the list of entries goes on, as the last page wrote it.
    var after = ""
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var accounts: [AccountSummary] = []

    // MARK: - Dependencies

    let context: MemberContext
    private let transactions: any TransactionServiceProtocol
    private let accountService: any AccountServiceProtocol

    // MARK: - Initialization

    init(transactions: any TransactionServiceProtocol, accounts: any AccountServiceProtocol, context: MemberContext) {
        self.transactions = transactions
        accountService = accounts
        self.context = context
    }

    /// What is looked for: without blanks around it.
    var term: String { query.trimmed }

    /// Whether something was looked for and nothing found.
    var isEmpty: Bool { !term.isEmpty && page.entries.isEmpty && accounts.isEmpty }

    /// The next page, where there is one.
    var next: Link? {
        guard let cursor = page.next else { return nil }
        return Link(.home(.search), query: [QueryItem("q", query), QueryItem("after", cursor.description)])
    }

    // MARK: - Data Loading

    func loadData() async {
        guard !term.isEmpty else { return state = .loaded }
        do {
            let cursor = after.isEmpty ? nil : EntryCursor(after)
            page = try await transactions.fetchEntries(EntryQuery(search: term, after: cursor))
            if cursor == nil {
                let wanted = term.folded
                accounts = try await accountService.fetchAccounts(includingArchived: true).filter {
                    $0.account.name.folded.contains(wanted) || $0.account.institution.folded.contains(wanted)
                }
            }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
