import Localization
import Models

extension ImportReport {
    /// The title of the button that commits a preview.
    var commitTitle: LocalizedText {
        let statements = files.flatMap(\.statements)
        let transactions = statements.reduce(0) { $0 + $1.transactions }
        if transactions > 0 { return "Import \(transactions) new" }
        let lines = statements.reduce(0) { $0 + $1.new }
        return lines > 0 ? .plural(lines, one: "Import 1 line", other: "Import \(lines) lines") : "Import anyway"
    }
}
