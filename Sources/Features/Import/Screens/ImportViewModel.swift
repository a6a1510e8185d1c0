import AccountsModel
import ImportModel
import Localization
import MembersModel
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Imports statements in steps: upload, preview with corrections, commit, result.
/// The query names the upload, so every step is a page of its own; corrections are stored with the upload.
@Observable
final class ImportViewModel: LoadableModel {
    private(set) var accounts: [Account] = []
    private(set) var categories: [Category] = []
    /// To whom a new account can belong besides the household: the member. Empty where the member is alone.
    private(set) var owners: [MemberProfile] = []
    /// The files that were selected in the form.
    var files: [UploadFile] = []
    private(set) var filesError: LocalizedText?
    /// Which step is shown, from the query.
    var place: ImportPlace
    private(set) var upload: Upload?
    /// The preview of the commit; nil if it could not be computed.
    private(set) var preview: ImportReport?
    /// Why the files were rejected, or which information is missing.
    private(set) var violation: LocalizedText?
    /// Where and why a file cannot be read; nil if all can be.
    private(set) var details: LocalizedText?
    /// Whether a file is malformed, so that only its column settings can help.
    private(set) var isDamaged = false
    /// The digest of the displayed preview. A commit is rejected if the digest differs.
    var digest = ""
    /// Whether the ledger changed after the preview was displayed.
    private(set) var isChanged = false

    /// The detected format of each file.
    private(set) var surveys: [FileSurvey] = []
    /// The corrections of the member in the form.
    var corrections = ImportCorrections()

    /// The result of the committed import, with undo.
    let receipt: ImportReceipt

    /// The choices that were stored with the upload before this request.
    private var kept = ImportChoices()

    static let pageSize = 50

    let context: ImportContext

    init(_ context: ImportContext, accountId: String) {
        self.context = context
        place = ImportPlace(accountId: accountId == ImportRoute.anyAccount ? nil : accountId)
        receipt = ImportReceipt(context)
    }

    /// Whether an upload or a committed import is still being loaded.
    var isLoading: Bool { state != .loaded && !(place.uploadId.isEmpty && place.doneId.isEmpty) }

    /// The number of pages of payees.
    var pageCount: Int { max(((preview?.payeeCount ?? 0) + Self.pageSize - 1) / Self.pageSize, 1) }

    var showsResult: Bool { isChanged || receipt.asks }

    // MARK: - Data Loading

    func load() async throws {
        let all = try await context.services.usableAccounts(includingArchived: true).map(\.account)
        accounts = all.filter { !$0.isArchived }
        if let accountId = place.accountId {
            guard let id = ID<Account>(accountId), all.contains(where: { $0.id == id }) else { throw ServiceError.notFound }
        }
        if !place.doneId.isEmpty {
            guard let id = ID<StatementImport>(place.doneId) else { throw ServiceError.notFound }
            try await receipt.load(id)
        } else if !place.uploadId.isEmpty {
            guard let id = ID<Upload>(place.uploadId) else { throw ServiceError.notFound }
            let upload = try await context.services.uploads().fetchUpload(id: id)
            categories = try await context.services.categories().fetchCategories(includingArchived: true)
            owners = try await context.services.members().fetchOwners(ofAccountAddedBy: context.member.id)
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
            context.open(place.link(upload: id))
        } catch {
            filesError = context.message(of: error)
        }
    }

    /// Stores the corrections and recomputes the preview.
    ///
    /// - Parameter page: The page of lines to show next.
    func updatePreview(page: Int? = nil) async {
        guard let upload, let choices = mergedChoices() else { return }
        await updatePreview(upload, choices, page: page ?? place.pageNumber)
    }

    /// Stores which reading of a file is right and recomputes the preview.
    func choose(_ reading: ColumnLayout, of file: Int) async {
        guard let upload, var choices = mergedChoices() else { return }
        choices.readings[file] = .columns(reading)
        await updatePreview(upload, choices, page: 1)
    }

    /// Commits exactly what the preview shows.
    func commit() async {
        guard let upload, let preview, let choices = mergedChoices() else { return }
        // The choices were changed in another window.
        guard kept.amending(digest) == digest else { return show(preview, isChanged: true) }
        guard choices.hasSamePlan(as: kept), place.currency == previewCurrency else {
            context.notify(Notice("Look at what changed, then import"))
            return await updatePreview(upload, choices, page: 1)
        }
        do {
            var request = request(for: upload)
            request.choices = choices
            let report = try await context.services.statements().commit(request, digest: choices.amending(digest), progress: nil)
            guard report.isCommitted, let id = report.id else {
                try await context.services.uploads().save(choices, for: upload.id)
                kept = choices
                return show(report, isChanged: true)
            }
            await ImportedRules(context: context).save(choices)
            try await context.services.uploads().discard(id: upload.id)
            if let currency = report.householdCurrency { context.notify(Notice("Totals are in \(currency.code) now, as the file has it")) }
            context.open(place.link(done: id))
        } catch ServiceError.conflict {
            isChanged = true
        } catch {
            context.fail(error)
        }
    }

    /// Discards the uploaded files.
    func cancel() async {
        await discardUpload()
        context.open(place.start)
    }

    /// Discards the uploaded files, which bring nothing new.
    func finish() async {
        await discardUpload()
        context.switchTab(.accounts)
    }

    private func discardUpload() async {
        do {
            if let upload { try await context.services.uploads().discard(id: upload.id) }
        } catch {
            context.notify(Notice("The files could not be removed now; they go within a day"))
        }
    }

    // MARK: - Preview

    /// Computes the preview. A rejected file is not an error of the screen: the screen shows the violation and the settings that can fix
    /// it.
    private func loadPreview(_ upload: Upload) async {
        let request = request(for: upload)
        previewCurrency = place.currency
        do {
            surveys = try await context.services.statements().survey(request)
            corrections.show(surveys)
            show(try await context.services.statements().preview(request, progress: nil), isChanged: false)
        } catch {
            let failure = context.record(error)
            if case .refusedFile = failure { isDamaged = true }
            violation = failure.unreadableStatement ?? failure.text
            details = failure.unreadableStatement == nil ? nil : failure.text
            // A file whose encoding is detected incorrectly can be rejected before anything else about it is known.
            if surveys.isEmpty {
                corrections.readings = upload.files.indices.map { FileLayoutDraft(encoding: kept.encodings[$0] ?? "") }
            }
            corrections.owners = surveys.indices.map { StatementDraft(key: "\($0)-0", choice: kept.accounts["\($0)-0"] ?? routed) }
        }
    }

    /// The currency that the preview was computed with.
    private var previewCurrency = ""

    private var routed: ImportAccount? { place.accountId.flatMap { ID<Account>($0) }.map { .account($0) } }

    private func show(_ report: ImportReport, isChanged: Bool) {
        preview = report
        digest = report.digest
        self.isChanged = isChanged
        corrections.show(report, kept: kept)
    }

    private func request(for upload: Upload) -> ImportRequest {
        ImportRequest(
            upload: upload.id, account: place.accountId, currency: Currency(code: place.currency), choices: kept,
            listing: ImportListing(offset: (place.pageNumber - 1) * Self.pageSize, limit: Self.pageSize))
    }

    private func updatePreview(_ upload: Upload, _ choices: ImportChoices, page: Int) async {
        await context.perform {
            try await context.services.uploads().save(choices, for: upload.id)
            context.open(place.link(upload: upload.id, page: page))
        }
    }

    /// The stored choices merged with those of the form; nil if a required choice is missing.
    private func mergedChoices() -> ImportChoices? { corrections.merged(into: kept, surveys: surveys, preview: preview) }
}
