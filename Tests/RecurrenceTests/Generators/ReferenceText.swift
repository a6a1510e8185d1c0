import Models
import TestTools

/// Fills the places of a bank's text that differ from line to line.
enum ReferenceText {

    /// - `{ref}`: six letters and digits, some of them without any digit; `{letters}`: six letters; `{digits}`: eight digits;
    ///   `{shop}`: four digits; `{day}`: day and month.
    static func filled(_ text: String, day: Day, _ random: inout SeededGenerator) -> String {
        guard text.contains("{") else { return text }
        var filled = ""
        for part in text.split(separator: "{", omittingEmptySubsequences: false) {
            guard let end = part.firstIndex(of: "}") else {
                filled += part
                continue
            }
            switch part[..<end] {
            case "ref": filled += characters(6, from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", &random)
            case "letters": filled += characters(6, from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ", &random)
            case "digits": filled += characters(8, from: "0123456789", &random)
            case "shop": filled += characters(4, from: "0123456789", &random)
            default: filled += twoDigits(day.dayOfMonth) + "." + twoDigits(day.month)
            }
            filled += part[part.index(after: end)...]
        }
        return filled
    }

    private static func characters(_ count: Int, from alphabet: String, _ random: inout SeededGenerator) -> String {
        let alphabet = Array(alphabet)
        return String((0..<count).map { _ in random.pick(alphabet) })
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
