import Localization
import Models

extension LocalizedText {
    /// Data such as a name, truncated to a number of characters, the last of which is then `…`; texts of the program are never truncated.
    func truncated(to count: Int) -> LocalizedText {
        guard let name = data, name.count > count else { return self }
        return .verbatim(String(name.prefix(max(count - 1, 1))).trimmed + "…")
    }
}
