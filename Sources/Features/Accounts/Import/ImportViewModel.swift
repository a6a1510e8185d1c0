import Models
import Navigation
import Observation
import Services

/// Brings statements in: files, then exactly what committing them will do, with all that can be corrected, then the commit and what it came to.
/// What was uploaded is named in the query, so that every step is a page of its own; what is corrected is kept with the upload.
@Observable
final class ImportViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    /// What was chosen, before it is read.
    var files: [UploadFile] = []
    private(set) var filesError: String?
    /// The files that were sent and wait; empty: none yet.
    var uploadId = ""
    /// Which page of the new lines is shown, from 1; empty: the first.
    var page = ""
    /// The import that was written, as the query says it.
    var doneId = ""
    /// Of new accounts and fragments; empty: what the file says, else the household's.
    var currency = ""
    private(set) var upload: Upload?
    /// What committing will do; nil where it could not be told.
    private(set) var preview: ImportReport?
    /// Why the files were refused, or what has to be said first.
    private(set) var violation: String?
    /// Whether a file is damaged, so that nothing that is chosen can help but its columns.
    private(set) var isDamaged = false
    /// Of the preview that is shown, so that nothing else is committed.
    var digest = ""
    /// Whether the ledger changed since the preview was shown.
    private(set) var isChanged = false

    /// How each file is read, as it was found and as it stands in the form.
    private(set) var surveys: [FileSurvey] = []
    var readings: [ReadingDraft] = []
    private(set) var readingErrors: [Int: ReadingDraft.Errors] = [:]
    /// Whose each statement is.
    var owners: [StatementDraft] = []
    /// The categories of the lines that are shown, by the line's id.
    var lineCategories: [String: String] = [:]
    /// Which waiting transaction a line completes: its id, `new`, or nothing.
    var answers: [String: String] = [:]

    /// What was written, and the way back.
    let receipt: ImportReceipt

    // MARK: - Properties

    /// The account that is imported into; nil: the files say.
    let accountId: String?
    /// What was corrected before this page was opened.
    private var kept = ImportChoices()

    static let pageSize = 50
    private static let dateQuestion = "Say which comes first"
    private static let decimalQuestion = "Say what stands before the decimals"

    // MARK: - Dependencies

    let context: MemberContext
    private let services: Access
    private weak let coordinator: AccountsCoordinator?

    /// What it works with.
    struct Access {
        let statements: any StatementServiceProtocol
        let uploads: any UploadServiceProtocol
        let accounts: any AccountServiceProtocol
        let categories: any CategoryServiceProtocol
    }

    // MARK: - Initialization

    init(accountId: String, services: Access, receipt: ImportReceipt, context: MemberContext, coordinator: AccountsCoordinator?) {
        self.accountId = accountId == AccountsRoute.anyAccount ? nil : accountId
        self.services = services
        self.receipt = receipt
        self.context = context
        self.coordinator = coordinator
    }

    /// This screen, without an upload.
    var link: Link { Link(.accounts(.importStatement(accountId: accountId ?? AccountsRoute.anyAccount))) }

    /// This page of it.
    var current: Link {
        let items = [("upload", uploadId), ("done", doneId), ("page", page), ("currency", currency)]
        return Link(link.route, query: items.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) })
    }

    /// Whether files that were sent, or what came of them, are still to be read.
    var isLoading: Bool { state != .loaded && !(uploadId.isEmpty && doneId.isEmpty) }

    /// How many lines the import will add.
    var newLines: Int { preview?.files.flatMap(\.statements).reduce(0) { $0 + $1.new } ?? 0 }

    /// How many transactions the import makes.
    var newTransactions: Int { preview?.files.flatMap(\.statements).reduce(0) { $0 + $1.transactions } ?? 0 }

    /// What the button that commits says.
    var commitTitle: String {
        if newTransactions > 0 { return "Import \(newTransactions) new" }
        return newLines > 0 ? "Import \(newLines == 1 ? "1 line" : "\(newLines) lines")" : "Import anyway"
    }

    /// The page of lines that is shown, from 1.
    var pageNumber: Int { min(max(Int(page) ?? 1, 1), 1_000_000) }

    /// How many pages of lines there are.
    var pageCount: Int { max(((preview?.lineCount ?? 0) + Self.pageSize - 1) / Self.pageSize, 1) }

    var showsResult: Bool { isChanged || receipt.asks }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        do {
            let all = try await services.accounts.fetchAccounts(includingArchived: true).map(\.account)
            accounts = all.filter { !$0.isArchived }
            if let accountId {
                guard let id = ID<Account>(accountId), all.contains(where: { $0.id == id }) else { return state = .error(.notFound) }
            }
            if !doneId.isEmpty {
                guard let id = ID<StatementImport>(doneId) else { return state = .error(.notFound) }
                try await receipt.load(id)
            } else if !uploadId.isEmpty {
                guard let id = ID<Upload>(uploadId) else { return state = .error(.notFound) }
                let upload = try await services.uploads.fetchUpload(id: id)
                categories = try await services.categories.fetchCategories(includingArchived: true)
                kept = upload.choices
                self.upload = upload
                await readAhead(upload)
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
            let id = try await services.uploads.stage(files.map { StagedFile(name: $0.name, path: $0.path) })
            coordinator?.open(Link(link.route, query: [QueryItem("upload", id.description)]))
        } catch {
            filesError = ServiceError(error).description
        }
    }

    /// Keeps what was corrected and shows the preview anew.
    ///
    /// - Parameter page: which of the lines.
    func look(page: Int? = nil) async {
        guard let upload, let choices = collected() else { return }
        await look(upload, choices, page: page ?? pageNumber)
    }

    /// Commits what the preview shows, and nothing else.
    func commit() async {
        guard let upload, let preview, let choices = collected() else { return }
        // In another window something else was corrected.
        guard kept.amending(digest) == digest else { return show(preview, isChanged: true) }
        guard choices.leads(whereDoes: kept), currency == readCurrency else {
            coordinator?.notify(Notice("Look at what changed, then import"))
            return await look(upload, choices, page: 1)
        }
        do {
            var request = request(for: upload)
            request.choices = choices
            let report = try await services.statements.commit(request, digest: choices.amending(digest), progress: nil)
            guard report.isCommitted, let id = report.id else {
                try await services.uploads.keep(choices, for: upload.id)
                kept = choices
                return show(report, isChanged: true)
            }
            try await services.uploads.discard(id: upload.id)
            coordinator?.open(Link(link.route, query: [QueryItem("done", id.description)]))
        } catch ServiceError.conflict {
            isChanged = true
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    /// Forgets the files.
    func cancel() async {
        do {
            if let upload { try await services.uploads.discard(id: upload.id) }
        } catch {
            coordinator?.notify(Notice("The files could not be removed now; they go within a day"))
        }
        coordinator?.open(link)
    }

    // MARK: - Looking

    /// Looks at what committing will do. A file that is refused is no error of the screen: it says what is wrong and what can be set.
    private func readAhead(_ upload: Upload) async {
        let request = request(for: upload)
        readCurrency = currency
        do {
            surveys = try await services.statements.survey(request)
            readings = surveys.map(ReadingDraft.init)
            for (index, survey) in surveys.enumerated() {
                if let questions = questions(survey, ReadingDraft(survey)) { readingErrors[index] = questions }
            }
            show(try await services.statements.preview(request, progress: nil), isChanged: false)
        } catch {
            if case .refusedFile = ServiceError(error) { isDamaged = true }
            violation = ServiceError(error).description
            // A file in another encoding than it says can be refused before anything else of it is known.
            if surveys.isEmpty { readings = upload.files.indices.map { ReadingDraft(encoding: kept.encodings[$0] ?? "") } }
            owners = surveys.indices.map { StatementDraft(key: "\($0)-0", choice: kept.accounts["\($0)-0"] ?? routed) }
        }
    }

    /// The currency that the preview was read with.
    private var readCurrency = ""

    private var routed: ImportAccount? { accountId.flatMap { ID<Account>($0) }.map { .account($0) } }

    private func show(_ report: ImportReport, isChanged: Bool) {
        preview = report
        digest = report.digest
        self.isChanged = isChanged
        owners = report.files.flatMap(\.statements).map(StatementDraft.init)
        lineCategories = [:]
        for line in report.lines {
            if case .category(let category, _) = line.outcome { lineCategories[line.id] = category.description }
        }
        answers = Dictionary(report.questions.map { ($0.id, $0.answer?.text ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    private func request(for upload: Upload) -> ImportRequest {
        ImportRequest(
            upload: upload.id, account: accountId, currency: currency.isEmpty ? nil : Currency(code: currency), choices: kept,
            listing: ImportListing(offset: (pageNumber - 1) * Self.pageSize, limit: Self.pageSize))
    }

    private func look(_ upload: Upload, _ choices: ImportChoices, page: Int) async {
        do {
            try await services.uploads.keep(choices, for: upload.id)
            var query = [QueryItem("upload", upload.id.description)]
            if !currency.isEmpty { query.append(QueryItem("currency", currency)) }
            if page > 1 { query.append(QueryItem("page", String(page))) }
            coordinator?.open(Link(link.route, query: query))
        } catch {
            coordinator?.notify(Notice(ServiceError(error).description))
        }
    }

    // MARK: - Collecting

    /// What a file leaves open and nobody has said; nil where there is nothing.
    private func questions(_ survey: FileSurvey, _ reading: ReadingDraft) -> ReadingDraft.Errors? {
        var errors = ReadingDraft.Errors()
        if survey.needsDateOrder, reading.dateOrder.isEmpty { errors.dateOrder = Self.dateQuestion }
        if survey.needsDecimalSeparator, reading.decimal.isEmpty { errors.decimal = Self.decimalQuestion }
        return errors.isEmpty ? nil : errors
    }

    /// What the form says, over what was kept; nil where something is missing.
    private func collected() -> ImportChoices? {
        var choices = kept
        let shown = preview.map { $0.files.flatMap(\.statements).map(StatementDraft.init) } ?? []
        for owner in owners where !shown.contains(owner) { choices.accounts[owner.key] = owner.choice }
        for (index, reading) in readings.enumerated() {
            let encoding = surveys.indices.contains(index) ? surveys[index].encoding.rawValue : kept.encodings[index] ?? ""
            if reading.encoding != encoding { choices.encodings[index] = reading.encoding.isEmpty ? nil : reading.encoding }
            guard surveys.indices.contains(index) else { continue }
            var shown = ReadingDraft(surveys[index])
            shown.encoding = reading.encoding
            // In another encoding the dates and amounts may be other ones.
            readingErrors[index] = reading.encoding == encoding ? questions(surveys[index], reading) : nil
            guard readingErrors[index] == nil || reading.delimiter != surveys[index].layout?.delimiter.rawValue, reading != shown
            else { continue }
            readingErrors[index] = nil
            let errors = reading.errors
            if errors.isEmpty { choices.readings[index] = reading.reading } else { readingErrors[index] = errors }
        }
        for line in preview?.lines ?? [] {
            guard case .category(_, let suggested) = line.outcome, let text = lineCategories[line.id], let id = ID<Category>(text) else {
                continue
            }
            choices.categories[line.id] = id == suggested ? nil : id
        }
        for question in preview?.questions ?? [] { choices.matches[question.id] = ImportMatch(answers[question.id] ?? "") }
        return readingErrors.isEmpty ? choices : nil
    }
}

extension ImportChoices {
    /// Whether the same plan follows from both: categories change none.
    fileprivate func leads(whereDoes other: ImportChoices) -> Bool {
        accounts == other.accounts && matches == other.matches && readings == other.readings && encodings == other.encodings
    }
}
