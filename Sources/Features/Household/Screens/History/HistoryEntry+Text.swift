import Localization
import Services

extension HistoryEntry.Figures {
    /// `12 new lines`, `10 transactions`.
    var texts: [LocalizedText] {
        [
            .plural(files, one: "1 file", other: "\(files) files"),
            .plural(newLines, one: "1 new line", other: "\(newLines) new lines"),
            .plural(transactions, one: "1 transaction", other: "\(transactions) transactions"),
        ]
    }
}
