import ImportModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Imports, exports and backups.
@Observable
final class DataViewModel: LoadableModel {
    /// The imports, newest first.
    private(set) var imports: [ImportLine] = []
    private(set) var accounts: [Account] = []
    /// The account id and the first and last day of the export, from the query; empty for everything.
    var account = ""
    var from = ""
    var until = ""
    private(set) var fromError: LocalizedText?
    private(set) var untilError: LocalizedText?
    /// The answer that is required again for the backup and for exports of all accounts.
    let answer: ConfirmationAnswer
    /// Whether these can be downloaded without another confirmation.
    private(set) var isConfirmed = false

    /// Confirms and executes the undo of an import.
    let undo: HistoryUndo

    let context: HouseholdContext

    init(_ context: HouseholdContext) {
        self.context = context
        answer = ConfirmationAnswer(context)
        undo = HistoryUndo(context)
    }

    var showsResult: Bool { undo.asks }

    /// Whether the member is an owner. Only an owner can download a backup.
    var isOwner: Bool { context.member.role == .owner }

    /// Whether the selected data can be exported now.
    var canExport: Bool { isConfirmed || !account.isEmpty }

    /// Returns the path of an export.
    func path(of format: ExportFormat) -> String {
        var items = [QueryItem("to", format.rawValue)]
        if !account.isEmpty { items.append(QueryItem("account", account)) }
        if let day = day(from) { items.append(QueryItem("from", day.description)) }
        if let day = day(until) { items.append(QueryItem("until", day.description)) }
        return "/files/export?" + QueryItem.text(items)
    }

    func load() async throws {
        if !isRefreshing {
            if !from.isEmpty, day(from) == nil { fromError = "Enter a day" }
            if !until.isEmpty, day(until) == nil { untilError = "Enter a day" }
        }
        accounts = try await context.services.usableAccounts(includingArchived: true).map(\.account)
        if !accounts.contains(where: { $0.id.description == account }) { account = "" }
        let imports = try await context.services.statements().fetchImports(limit: 50)
        let moments = try await context.services.localTime().moments(at: imports.map(\.at))
        self.imports = zip(imports, moments).map { ImportLine(item: $0, moment: $1) }
        isConfirmed = try await context.services.confirmation().isConfirmed()
        if !isConfirmed { await answer.prepare() }
    }

    /// Verifies the answer, after which everything can be downloaded for a limited time.
    func confirm() async { _ = await answer.confirm() }

    /// A typed day as the member reads it; as it was typed, if it is none.
    func dayText(_ text: String) -> LocalizedText { day(text).map { "\($0)" } ?? .verbatim(text) }

    private func day(_ text: String) -> Day? { DayText.parse(text, in: context.locale, today: context.today) }
}

/// One import and its time.
struct ImportLine: Hashable {
    var item: StatementImport
    /// The time in the household's time zone.
    var moment: Moment
}
