import ImportModel
import Localization
import Models
import Navigation
import Observation
import PeopleModel
import ScreenKit
import Services

/// Adds a group from an export of Splitwise or Spliit in steps: upload, preview with corrections, import. The query names the upload and the
/// corrections, so every step is a page of its own.
@Observable
final class ImportGroupViewModel: ContextModel<PeopleContext>, LoadableModel {
    /// The file that was selected in the form.
    var file: StagedFile?
    private(set) var fileError: LocalizedText?
    /// The id of the stored upload; empty before a file is uploaded.
    var uploadId = ""
    /// What the household is called in the file.
    var me = ""
    /// The name of the new group; empty: that of the file.
    var name = ""
    /// The currency of a file that does not say.
    var currency = ""
    private(set) var survey: GroupImportSurvey?
    /// What the import would add; nil before it is known who the household is.
    private(set) var preview: GroupImportReport?
    /// Why there is no preview.
    private(set) var problem: LocalizedText?

    // MARK: - Presentation

    /// The names that the household may have in the file.
    var members: [String] { survey?.members ?? [] }

    /// Whether the file names no currency.
    var asksCurrency: Bool { survey.map { $0.currency == nil || !currency.isEmpty } ?? !currency.isEmpty }

    // MARK: - Data Loading

    func load() async throws {
        guard !uploadId.isEmpty else { return }
        guard let id = ID<Upload>(uploadId) else { throw ServiceError.notFound }
        guard let file = try await context.services.uploads().fetchUpload(id: id).files.first else { throw ServiceError.notFound }
        do {
            let survey = try await context.services.people().surveyGroupImport(
                path: file.path, file: file.name, currency: Currency(code: currency))
            self.survey = survey
            if name.isEmpty { name = survey.name }
            guard !me.isEmpty else { return }
            preview = try await context.services.people().previewGroupImport(request(for: file))
        } catch {
            problem = context.message(of: error)
        }
    }

    // MARK: - Actions

    /// Stores the selected file and opens its preview.
    func read() async {
        guard let file else { return fileError = "Choose a file" }
        do {
            // A file that could not be read is replaced.
            if let earlier = ID<Upload>(uploadId) { try await context.services.uploads().discard(id: earlier) }
            let id = try await context.services.uploads().stage([file])
            context.open(Link(.people(.importGroup), query: [QueryItem("upload", id.description)]))
        } catch {
            fileError = context.message(of: error)
        }
    }

    /// Adds what the preview shows, and deletes the upload.
    func commit() async {
        guard let id = ID<Upload>(uploadId) else { return }
        var added: ID<PeopleGroup>?
        await context.performAndNotify {
            guard let file = try await context.services.uploads().fetchUpload(id: id).files.first else { throw ServiceError.notFound }
            let report = try await context.services.people().importGroup(request(for: file))
            added = report.summary.group.id
            try await context.services.uploads().discard(id: id)
            return Notice("\(report.summary.group.name) imported", undo: report.change?.description)
        }
        if let added { context.push(.groupDetail(groupId: added.description)) }
    }

    /// Deletes the uploaded file.
    func cancel() async {
        guard let id = ID<Upload>(uploadId) else { return }
        let isDiscarded = await context.perform { try await context.services.uploads().discard(id: id) }
        if isDiscarded { context.popToRoot() }
    }

    // MARK: - Private Methods

    private func request(for file: StagedFile) -> GroupImportRequest {
        GroupImportRequest(
            path: file.path, file: file.name, me: me, name: name.trimmed.isEmpty ? nil : name, currency: Currency(code: currency))
    }
}
