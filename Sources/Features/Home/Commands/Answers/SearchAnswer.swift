import CommandKit
import HomeModel
import Localization
import Models
import Services
import TransactionsModel

/// What a search found, by kind, transactions last.
struct SearchAnswer: ListAnswer {
    let rows: [SearchHit]
    /// How many transactions there are, and whether that is all of them.
    let count: Int
    let isCountComplete: Bool

    /// The path of a hit.
    private let path: @Sendable (SearchHit) -> String?

    init(_ results: SearchResults, path: @escaping @Sendable (SearchHit) -> String?) {
        rows = results.groups.flatMap(\.hits) + results.page.entries.map { SearchHit($0) }
        count = results.count
        isCountComplete = results.isCountComplete
        self.path = path
    }

    var response: [SearchHitResponse] { rows.map { SearchHitResponse($0, path: path(of: $0)) } }
    let emptyText: LocalizedText = "Nothing found"

    var columns: [Column<SearchHit>] {
        [
            Column("kind", "KIND") { .code($0.kind.rawValue) },
            .csv("id") { .code($0.id) },
            Column("title", "TITLE", maximum: 40) { .text($0.title.english) },
            Column("subtitle", "WHERE", maximum: 40) { .text($0.subtitle?.english ?? "") },
            Column("day", "DAY") { .code($0.day) },
            Column("amount", "AMOUNT", isRight: true) { .amount($0.amount) },
            .csv("currency") { .code($0.amount?.currency) },
            Column("path", "PATH") { .code(path(of: $0), .faint) },
        ]
    }

    private func path(of hit: SearchHit) -> String { path(hit) ?? "" }

    func ending(style: TextStyle) -> String {
        let shown = rows.count { $0.kind == .transaction }
        guard shown < count || !isCountComplete else { return "" }
        return style.line(
            isCountComplete ? "\(shown) of \(count) transactions" : "\(shown) of more than \(count) transactions", .faint)
    }
}
