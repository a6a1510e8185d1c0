import Models
import Navigation
import Observation
import Services

/// What was done in the household, newest first.
@Observable
final class HistoryViewModel: ScreenModel {

    // MARK: - Published Properties

    private(set) var state = LoadingState.idle
    private(set) var days: [HistoryDay] = []
    /// Where the page begins, as the query says it; empty: with the newest.
    var before = ""
    /// The page behind this one; nil at the end.
    private(set) var older: Link?

    /// Asks and takes back.
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
