import Localization
import Models

/// Formats and parses the expiry month as printed on a card.
enum ExpiryText {
    /// The error message for an invalid expiry.
    static let violation: LocalizedText = "Enter month and year as on the card: 04/28"

    /// Parses `04/28`, `4/28`, `04/2028` and `0428`; nil for any other text.
    static func month(_ text: String) -> Month? {
        let parts = text.split { !$0.isASCII || !$0.isNumber }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || " /-.".contains($0) }) else { return nil }
        switch parts.count {
        case 2: return month(parts[0], parts[1])
        case 1 where parts[0].count == 4: return month(parts[0].prefix(2), parts[0].suffix(2))
        default: return nil
        }
    }

    /// Formats a month as `04/28`.
    static func text(_ month: Month) -> String {
        [month.month, month.year % 100].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "/")
    }

    private static func month(_ month: Substring, _ year: Substring) -> Month? {
        guard let month = Int(month), (1...12).contains(month), [2, 4].contains(year.count), let number = Int(year) else { return nil }
        return Month(number: Int32((year.count == 2 ? 2_000 + number : number) * 12 + month - 1))
    }
}
