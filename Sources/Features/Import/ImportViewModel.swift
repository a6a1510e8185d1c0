import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Imports statements in steps: upload, preview with corrections, commit, result.
/// The query names the upload, so every step is a page of its own; corrections are stored with the upload.
@Observable
final class ImportViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    /// The files that were selected in the form.
    var files: [UploadFile] = []
    private(set) var filesError: LocalizedText?
    /// The id of the stored upload; empty before files are uploaded.
    var uploadId = ""
    /// The page number of the new lines, from 1; empty for the first page.
    var page = ""
    /// The id of the committed import, from the query.
    var doneId = ""
    /// The currency code of new accounts and of statements without one; empty for the currency of the file, else of the household.
    var currency = ""
    private(set) var upload: Upload?
    /// The preview of the commit; nil if it could not be computed.
    private(set) var preview: ImportReport?
    /// Why the files were rejected, or which information is missing.
    private(set) var violation: LocalizedText?
    /// Whether a file is malformed, so that only its column settings can help.
    private(set) var isDamaged = false
    /// The digest of the displayed preview. A commit is rejected if the digest differs.
    var digest = ""
    /// Whether the ledger changed after the preview was displayed.
    private(set) var isChanged = false

    /// The detected format of each file.
    private(set) var surveys: [FileSurvey] = []
    var readings: [FileLayoutDraft] = []
    private(set) var readingErrors: [Int: FileLayoutDraft.Errors] = [:]
    /// The selected account of each statement.
    var owners: [StatementDraft] = []
    /// The categories of the displayed payees, by payee id; empty for several.
    var payeeCategories: [String: String] = [:]
    /// The categories of displayed lines that differ from that of their payee, by line id; empty for that of the payee.
    var lineCategories: [String: String] = [:]
    /// The displayed payees for which a rule is made.
    private(set) var payeeRules: Set<String> = []
    /// The pending transaction that each line completes: its id, `new`, or empty if unanswered.
    var answers: [String: String] = [:]

    /// The result of the committed import, with undo.
    let receipt: ImportReceipt

    // MARK: - Properties

    /// The account to import into; nil if the files determine it.
    let accountId: String?
    /// The choices that were stored with the upload before this request.
    private var kept = ImportChoices()

    static let pageSize = 50
    private static let dateQuestion: LocalizedText = "Choose whether day or month comes first"
    private static let decimalQuestion: LocalizedText = "Choose the decimal separator"

    // MARK: - Dependencies

    let context: ImportContext

    // MARK: - Initialization

    init(_ context: ImportContext, accountId: String) {
        self.context = context
        self.accountId = accountId == ImportRoute.anyAccount ? nil : accountId
        receipt = ImportReceipt(context)
    }

    /// The link to this screen without an upload.
    var link: Link { Link(.imports(.statement(accountId: accountId ?? ImportRoute.anyAccount))) }

    /// The link to the current page of this screen.
    var current: Link {
        let items = [("upload", uploadId), ("done", doneId), ("page", page), ("currency", currency)]
        return Link(link.route, query: items.filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) })
    }

    /// Whether an upload or a committed import is still being loaded.
    var isLoading: Bool { state != .loaded && !(uploadId.isEmpty && doneId.isEmpty) }

    /// The number of lines that the import adds.
    var newLines: Int { preview?.files.flatMap(\.statements).reduce(0) { $0 + $1.new } ?? 0 }

    /// The number of transactions that the import creates.
    var newTransactions: Int { preview?.files.flatMap(\.statements).reduce(0) { $0 + $1.transactions } ?? 0 }

    /// The title of the commit button.
    var commitTitle: LocalizedText {
        if newTransactions > 0 { return "Import \(newTransactions) new" }
        return newLines > 0 ? .plural(newLines, one: "Import 1 line", other: "Import \(newLines) lines") : "Import anyway"
    }

    /// The current page of payees, from 1.
    var pageNumber: Int { min(max(Int(page) ?? 1, 1), 1_000_000) }

    /// The number of pages of payees.
    var pageCount: Int { max(((preview?.payeeCount ?? 0) + Self.pageSize - 1) / Self.pageSize, 1) }

    var showsResult: Bool { isChanged || receipt.asks }

    // MARK: - Data Loading

    func load() async throws {
        let all = try await context.services.accounts().fetchAccounts(includingArchived: true).map(\.account)
        accounts = all.filter { !$0.isArchived }
        if let accountId {
            guard let id = ID<Account>(accountId), all.contains(where: { $0.id == id }) else { throw ServiceError.notFound }
        }
        if !doneId.isEmpty {
            guard let id = ID<StatementImport>(doneId) else { throw ServiceError.notFound }
            try await receipt.load(id)
        } else if !uploadId.isEmpty {
            guard let id = ID<Upload>(uploadId) else { throw ServiceError.notFound }
            let upload = try await context.services.uploads().fetchUpload(id: id)
            categories = try await context.services.categories().fetchCategories(includingArchived: true)
            kept = upload.choices
            self.upload = upload
            await loadPreview(upload)
        }
    }

    // MARK: - Actions

    /// Stores the selected files and opens the preview.
    func read() async {
        guard !files.isEmpty else { return filesError = "Choose one or more files" }
        do {
            let id = try await context.services.uploads().stage(files.map { StagedFile(name: $0.name, path: $0.path) })
            context.open(Link(link.route, query: [QueryItem("upload", id.description)]))
        } catch {
            filesError = context.message(of: error)
        }
    }

    /// Stores the corrections and recomputes the preview.
    ///
    /// - Parameter page: The page of lines to show next.
    func updatePreview(page: Int? = nil) async {
        guard let upload, let choices = mergedChoices() else { return }
        await updatePreview(upload, choices, page: page ?? pageNumber)
    }

    /// Commits exactly what the preview shows.
    func commit() async {
        guard let upload, let preview, let choices = mergedChoices() else { return }
        // The choices were changed in another window.
        guard kept.amending(digest) == digest else { return show(preview, isChanged: true) }
        guard choices.leads(whereDoes: kept), currency == previewCurrency else {
            context.notify(Notice("Look at what changed, then import"))
            return await updatePreview(upload, choices, page: 1)
        }
        do {
            var request = request(for: upload)
            request.choices = choices
            let report = try await context.services.statements().commit(request, digest: choices.amending(digest), progress: nil)
            guard report.isCommitted, let id = report.id else {
                try await context.services.uploads().keep(choices, for: upload.id)
                kept = choices
                return show(report, isChanged: true)
            }
            await saveRules(choices)
            try await context.services.uploads().discard(id: upload.id)
            context.open(Link(link.route, query: [QueryItem("done", id.description)]))
        } catch ServiceError.conflict {
            isChanged = true
        } catch {
            context.fail(error)
        }
    }

    /// Saves the rules that were asked for with the import. The import is written by now, so one that cannot be saved is only named.
    private func saveRules(_ choices: ImportChoices) async {
        for (key, category) in choices.rules.sorted(by: { $0.key < $1.key }) {
            let (payee, isIncome) = ImportChoices.payee(ofKey: key)
            do {
                _ = try await context.services.categories().saveRule(
                    CategoryRule(
                        id: ID(rawValue: 0), payee: .equals(payee), minimum: isIncome ? 0 : nil, maximum: isIncome ? nil : 0,
                        category: category))
            } catch {
                context.notify(Notice("The rule for \(payee) could not be saved: \(context.record(error).text)"))
            }
        }
    }

    /// Discards the uploaded files.
    func cancel() async {
        do {
            if let upload { try await context.services.uploads().discard(id: upload.id) }
        } catch {
            context.notify(Notice("The files could not be removed now; they go within a day"))
        }
        context.open(link)
    }

    // MARK: - Preview

    /// Computes the preview. A rejected file is not an error of the screen: the screen shows the violation and the settings that can fix
    /// it.
    private func loadPreview(_ upload: Upload) async {
        let request = request(for: upload)
        previewCurrency = currency
        do {
            surveys = try await context.services.statements().survey(request)
            readings = surveys.map(FileLayoutDraft.init)
            for (index, survey) in surveys.enumerated() {
                if let questions = questions(survey, FileLayoutDraft(survey)) { readingErrors[index] = questions }
            }
            show(try await context.services.statements().preview(request, progress: nil), isChanged: false)
        } catch {
            if case .refusedFile = context.record(error) { isDamaged = true }
            violation = context.message(of: error)
            // A file whose encoding is detected incorrectly can be rejected before anything else about it is known.
            if surveys.isEmpty { readings = upload.files.indices.map { FileLayoutDraft(encoding: kept.encodings[$0] ?? "") } }
            owners = surveys.indices.map { StatementDraft(key: "\($0)-0", choice: kept.accounts["\($0)-0"] ?? routed) }
        }
    }

    /// The currency that the preview was computed with.
    private var previewCurrency = ""

    private var routed: ImportAccount? { accountId.flatMap { ID<Account>($0) }.map { .account($0) } }

    private func show(_ report: ImportReport, isChanged: Bool) {
        preview = report
        digest = report.digest
        self.isChanged = isChanged
        owners = report.files.flatMap(\.statements).map(StatementDraft.init)
        (payeeCategories, lineCategories) = ([:], [:])
        for payee in report.payees {
            if payee.payee.isEmpty {
                for line in payee.lines {
                    if case .category(let category, _) = line.outcome { lineCategories[line.id] = category.description }
                }
            } else {
                payeeCategories[payee.id] =
                    (kept.payees[payee.key] ?? payee.suggested ?? (payee.count == 1 ? payee.shown : nil))?.description
                for line in payee.lines { lineCategories[line.id] = kept.categories[line.id]?.description }
            }
        }
        payeeRules = Set(report.payees.filter { kept.rules[$0.key] != nil }.map(\.id))
        answers = Dictionary(report.questions.map { ($0.id, $0.answer?.text ?? "") }, uniquingKeysWith: { first, _ in first })
    }

    private func request(for upload: Upload) -> ImportRequest {
        ImportRequest(
            upload: upload.id, account: accountId, currency: currency.isEmpty ? nil : Currency(code: currency), choices: kept,
            listing: ImportListing(offset: (pageNumber - 1) * Self.pageSize, limit: Self.pageSize))
    }

    private func updatePreview(_ upload: Upload, _ choices: ImportChoices, page: Int) async {
        await context.perform {
            try await context.services.uploads().keep(choices, for: upload.id)
            var query = [QueryItem("upload", upload.id.description)]
            if !currency.isEmpty { query.append(QueryItem("currency", currency)) }
            if page > 1 { query.append(QueryItem("page", String(page))) }
            context.open(Link(link.route, query: query))
        }
    }

    // MARK: - Form Values

    /// Sets whether a rule is made for a payee.
    func setRule(of payee: String, _ isMade: Bool) {
        if isMade { payeeRules.insert(payee) } else { payeeRules.remove(payee) }
    }

    /// The choices for a payee: what differs from the suggestion, and of lines what differs from the payee.
    private func merge(_ payee: PreviewedPayee, into choices: inout ImportChoices) {
        guard !payee.payee.isEmpty else {
            for line in payee.lines {
                guard case .category(_, let suggested) = line.outcome, let id = ID<Category>(lineCategories[line.id] ?? "") else {
                    continue
                }
                choices.categories[line.id] = id == suggested ? nil : id
            }
            return
        }
        guard payee.hasCategories else { return }
        let chosen = ID<Category>(payeeCategories[payee.id] ?? "")
        choices.payees[payee.key] = chosen == payee.suggested ? nil : chosen
        choices.rules[payee.key] = payeeRules.contains(payee.id) ? chosen : nil
        guard payee.count > 1 else { return }
        for line in payee.lines {
            let id = ID<Category>(lineCategories[line.id] ?? "")
            choices.categories[line.id] = id == chosen ? nil : id
        }
    }

    /// The errors for settings that the file leaves open and the member has not chosen; nil if there are none.
    private func questions(_ survey: FileSurvey, _ reading: FileLayoutDraft) -> FileLayoutDraft.Errors? {
        var errors = FileLayoutDraft.Errors()
        if survey.needsDateOrder, reading.dateOrder.isEmpty { errors.dateOrder = Self.dateQuestion }
        if survey.needsDecimalSeparator, reading.decimal.isEmpty { errors.decimal = Self.decimalQuestion }
        return errors.isEmpty ? nil : errors
    }

    /// The stored choices merged with those of the form; nil if a required choice is missing.
    private func mergedChoices() -> ImportChoices? {
        var choices = kept
        let shown = preview.map { $0.files.flatMap(\.statements).map(StatementDraft.init) } ?? []
        for owner in owners where !shown.contains(owner) { choices.accounts[owner.key] = owner.choice }
        for (index, reading) in readings.enumerated() {
            let encoding = surveys.indices.contains(index) ? surveys[index].encoding.rawValue : kept.encodings[index] ?? ""
            if reading.encoding != encoding { choices.encodings[index] = reading.encoding.isEmpty ? nil : reading.encoding }
            guard surveys.indices.contains(index) else { continue }
            var shown = FileLayoutDraft(surveys[index])
            shown.encoding = reading.encoding
            // A change of the encoding can change the detected dates and amounts, so they are not validated yet.
            readingErrors[index] = reading.encoding == encoding ? questions(surveys[index], reading) : nil
            guard readingErrors[index] == nil || reading.delimiter != surveys[index].layout?.delimiter.rawValue, reading != shown
            else { continue }
            readingErrors[index] = nil
            let errors = reading.errors
            if errors.isEmpty { choices.readings[index] = reading.reading } else { readingErrors[index] = errors }
        }
        for payee in preview?.payees ?? [] { merge(payee, into: &choices) }
        for question in preview?.questions ?? [] { choices.matches[question.id] = ImportMatch(answers[question.id] ?? "") }
        return readingErrors.isEmpty ? choices : nil
    }
}

extension ImportChoices {
    /// Whether both choices produce the same import plan. Categories do not affect the plan.
    fileprivate func leads(whereDoes other: ImportChoices) -> Bool {
        accounts == other.accounts && matches == other.matches && readings == other.readings && encodings == other.encodings
    }
}
