import Models
import Navigation
import Observation
import Services

/// The history of the household, newest first.
@Observable
final class HistoryViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var days: [HistoryDay] = []
    /// The cursor of the page from the query; empty for the first page.
    var before = ""
    /// The link to the next page of older entries; nil on the last page.
    private(set) var older: Link?

    /// Confirms and executes the undo of an entry.
    let undo: HistoryUndo

    // MARK: - Dependencies

    let context: MemberContext
    private let service: any HistoryServiceProtocol

    private static let pageSize = 50

    // MARK: - Initialization

    init(service: any HistoryServiceProtocol, undo: HistoryUndo, context: MemberContext) {
        self.service = service
        self.undo = undo
        self.context = context
    }

    var showsResult: Bool { undo.asks }

    // MARK: - Data Loading

    func loadData() async {
        state = .loading
        await refresh()
    }

    func refresh() async {
        var start: ID<AuditRecord>?
        if !before.isEmpty {
            guard let id = ID<AuditRecord>(before) else { return state = .error(.notFound) }
            start = id
        }
        do {
            let page = try await service.fetchHistory(before: start, limit: Self.pageSize)
            days = HistoryDay.days(of: page.entries)
            older = page.next.map { Link(.more(.history), query: [QueryItem("before", $0.description)]) }
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
