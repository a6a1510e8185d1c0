import CommandKit
import Localization

/// The names of the household's __words__.
struct __Name__Answer: ListAnswer {
    var rows: [String]

    var response: [String] { rows }
    let emptyText: LocalizedText = "Nothing here yet."

    var columns: [Column<String>] { [Column("name", "NAME") { .text($0) }] }
}
