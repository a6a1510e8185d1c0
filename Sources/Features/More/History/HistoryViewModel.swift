import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The history of the household, newest first.
@Observable
final class HistoryViewModel: LoadableModel {

    // MARK: - Published Properties

    private(set) var days: [HistoryDay] = []
    /// The cursor of the page from the query; empty for the first page.
    var before = ""
    /// The link to the next page of older entries; nil on the last page.
    private(set) var older: Link?

    /// Confirms and executes the undo of an entry.
    let undo: HistoryUndo

    // MARK: - Dependencies

    let context: MoreContext

    private static let pageSize = 50

    // MARK: - Initialization

    init(_ context: MoreContext) {
        self.context = context
        undo = HistoryUndo(context)
    }

    var showsResult: Bool { undo.asks }

    // MARK: - Data Loading

    func load() async throws {
        var start: ID<AuditRecord>?
        if !before.isEmpty {
            guard let id = ID<AuditRecord>(before) else { throw ServiceError.notFound }
            start = id
        }
        let page = try await context.services.history().fetchHistory(before: start, limit: Self.pageSize)
        days = HistoryDay.days(of: page.entries)
        older = page.next.map { Link(.more(.history), query: [QueryItem("before", $0.description)]) }
    }
}
