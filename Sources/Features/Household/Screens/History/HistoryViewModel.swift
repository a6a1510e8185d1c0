import HouseholdModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services

/// The history of the household, newest first.
@Observable
final class HistoryViewModel: LoadableModel {
    private(set) var days: [HistoryDay] = []
    /// The cursor of the page from the query; empty for the first page.
    var before = ""
    /// The link to the next page of older entries; nil on the last page.
    private(set) var older: Link?
    /// The members who may be chosen in the filter.
    private(set) var members: [HistoryPage.Author] = []
    /// The kinds of changes that may be chosen in the filter, known before the page is loaded.
    var kinds: [HistoryKind] { context.services.history().kinds }
    /// The filter: the id of a member or `commandLine`, the raw value of a `HistoryKind`, and days; empty for all.
    var author = ""
    var kind = ""
    var from = ""
    var until = ""
    private(set) var fromError: LocalizedText?
    private(set) var untilError: LocalizedText?

    /// Confirms and executes the undo of an entry.
    let undo: HistoryUndo

    let context: HouseholdContext

    private static let pageSize = 50

    init(_ context: HouseholdContext) {
        self.context = context
        undo = HistoryUndo(context)
    }

    var showsResult: Bool { undo.asks }

    func load() async throws {
        var start: ID<AuditRecord>?
        if !before.isEmpty {
            guard let id = ID<AuditRecord>(before) else { throw ServiceError.notFound }
            start = id
        }
        let page = try await context.services.history().fetchHistory(filter(), before: start, limit: Self.pageSize)
        days = HistoryDay.days(of: page.entries)
        members = page.members
        older = page.next.map { Link(.household(.history), query: items + [QueryItem("before", $0.description)]) }
    }

    /// The author of changes on the command line, in the filter.
    static let commandLine = "commandLine"

    /// Whether the filter has a condition.
    var isFiltered: Bool { !items.isEmpty }

    private var items: [QueryItem] {
        [("author", author), ("kind", kind), ("from", from), ("until", until)].filter { !$0.1.isEmpty }.map { QueryItem($0.0, $0.1) }
    }

    /// The filter without invalid conditions, which are reported at their fields.
    private func filter() -> HistoryFilter {
        var filter = HistoryFilter(kind: kinds.first { $0.rawValue == kind })
        if author == Self.commandLine { filter.author = .commandLine }
        if let id = ID<Member>(author) { filter.author = .member(id) }
        filter.from = day(from, &fromError)
        filter.until = day(until, &untilError)
        if let first = filter.from, let last = filter.until, first > last { untilError = "The last day is before the first" }
        return filter
    }

    private func day(_ text: String, _ error: inout LocalizedText?) -> Day? {
        error = nil
        guard !text.isEmpty else { return nil }
        let day = Day(text)
        if day == nil { error = "Enter a day" }
        return day
    }
}
