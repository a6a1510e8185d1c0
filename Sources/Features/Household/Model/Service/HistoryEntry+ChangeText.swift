package import Localization
import Models
import Services

extension HistoryEntry.Change {
    /// The value before and after: `Groceries → Dining`.
    package var text: LocalizedText {
        let change: LocalizedText = before.map { "\(shown($0)) → \(shown(after))" } ?? "→ \(shown(after))"
        return switch field {
        case .payee, .amount, .side, .day, .status, .parts: change
        case .tags: "Tags \(change)"
        case .note: "Note \(change)"
        }
    }

    private func shown(_ value: Value) -> LocalizedText {
        switch value {
        case .text(let text): text.isEmpty ? "nothing" : .verbatim(text)
        case .amount(let amount): "\(amount)"
        case .day(let day): "\(day)"
        case .status(let status): status.title
        case .parts(let count): .plural(count, one: "1 part", other: "\(count) parts")
        }
    }
}
