import Models
import Navigation
import Observation
import Services

/// Brings statements in: files, then exactly what committing them will do, then the commit. What was uploaded is named in the query, so that every
/// step is a page of its own.
@Observable
final class ImportViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var accounts: [Account] = []
    /// What was chosen, before it is read.
    var files: [UploadFile] = []
    private(set) var filesError: String?
    /// The files that were sent and wait; empty: none yet.
    var uploadId = ""
    /// What a file that does not say it belongs to: an account's id or name; empty: what the file says.
    var account = ""
    /// Of a new account or a fragment; empty: what the file says, else the household's.
    var currency = ""
    /// `dmy`, `mdy` or `ymd`; empty: told from the whole file.
    var dateOrder = ""
    private(set) var upload: Upload?
    /// What committing will do; nil where it could not be told.
    private(set) var preview: ImportReport?
    /// Why the files were refused.
    private(set) var refusal: String?
    /// Of the preview that is shown, so that nothing else is committed.
    var digest = ""
    /// Whether the ledger changed since the preview was shown.
    private(set) var isChanged = false

    // MARK: - Properties

    /// The account that is imported into; nil: the files say.
    let accountId: String?

    // MARK: - Dependencies

    let context: MemberContext
    private let statements: any StatementServiceProtocol
    private let uploads: any UploadServiceProtocol
    private let accountService: any AccountServiceProtocol
    private weak let coordinator: AccountsCoordinator?

    // MARK: - Initialization

    init(
        accountId: String, statements: any StatementServiceProtocol, uploads: any UploadServiceProtocol,
        accounts: any AccountServiceProtocol, context: MemberContext, coordinator: AccountsCoordinator?
    ) {
        self.accountId = accountId == AccountsRoute.anyAccount ? nil : accountId
        self.statements = statements
        self.uploads = uploads
        accountService = accounts
        self.context = context
        self.coordinator = coordinator
    }

    /// This screen, without an upload.
    var link: Link { Link(.accounts(.importStatement(accountId: accountId ?? AccountsRoute.anyAccount))) }

    /// How many lines the import will add.
    var newLines: Int { preview?.files.flatMap(\.statements).reduce(0) { $0 + $1.new } ?? 0 }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let all = try await accountService.fetchAccounts(includingArchived: true).map(\.account)
            accounts = all.filter { !$0.isArchived }
            if let accountId {
                guard let id = ID<Account>(accountId), all.contains(where: { $0.id == id }) else { return state = .error(.notFound) }
            }
            if !uploadId.isEmpty {
                guard let id = ID<Upload>(uploadId) else { return state = .error(.notFound) }
                upload = try await uploads.fetchUpload(id: id)
                await readAhead()
            }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }

    // MARK: - Actions

    /// Keeps the chosen files and shows what they hold.
    func read() async {
        guard !files.isEmpty else { return filesError = "Choose one or more files" }
        do {
            let id = try await uploads.stage(files.map { StagedFile(name: $0.name, path: $0.path) })
            coordinator?.open(Link(link.route, query: [QueryItem("upload", id.description)]))
        } catch {
            filesError = ServiceError(error).description
        }
    }

    /// Commits what the preview shows, and nothing else.
    func commit() async {
        guard let upload else { return }
        do {
            let report = try await statements.commit(request(upload), digest: digest, progress: nil)
            try await uploads.discard(id: upload.id)
            coordinator?.notify(Notice(Self.said(report), undo: report.id?.description))
            coordinator?.open(after(report))
        } catch ServiceError.conflict {
            isChanged = true
        } catch {
            refusal = ServiceError(error).description
        }
    }

    /// Forgets the files.
    func cancel() async {
        if let upload { try? await uploads.discard(id: upload.id) }
        coordinator?.open(link)
    }

    // MARK: - Private Methods

    /// Looks at what committing will do. A file that is refused is no error of the screen: it says what is wrong and what can be set.
    private func readAhead() async {
        guard let upload else { return }
        do {
            let report = try await statements.preview(request(upload), progress: nil)
            preview = report
            digest = report.digest
        } catch {
            refusal = ServiceError(error).description
        }
    }

    private func request(_ upload: Upload) -> ImportRequest {
        ImportRequest(
            upload: upload.id, account: accountId ?? (account.isEmpty ? nil : account),
            currency: currency.isEmpty ? nil : Currency(code: currency), dateOrder: dateOrder.isEmpty ? nil : dateOrder)
    }

    private func after(_ report: ImportReport) -> Link {
        let touched = Set(report.files.flatMap(\.statements).map(\.account))
        guard let only = touched.first, touched.count == 1 else { return Link(.accounts(.list)) }
        return Link(.accounts(.detail(accountId: only.description)))
    }

    private static func said(_ report: ImportReport) -> String {
        switch report.files.flatMap(\.statements).reduce(0, { $0 + $1.new }) {
        case 0: "Nothing new: all of it was here already"
        case 1: "1 new transaction"
        case let count: "\(count) new transactions"
        }
    }
}

/// A file that was chosen: what it is called, and where its bytes lie.
struct UploadFile: Hashable {
    var name: String
    var path: String
}
