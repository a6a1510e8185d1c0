import Models
import Services
import Storage

/// What a person corrected, made ready for looking up line by line.
struct ImportAnswers {
    /// By the statement's key.
    let accounts: [String: ImportAccount]
    private let categories: [LineKey: Place]
    private let matches: [LineKey: ImportMatch]
    /// Categories that were chosen and are not there any more.
    let lost: Int

    init(_ choices: ImportChoices, places: [Place: PlaceRecord]) {
        accounts = choices.accounts
        var categories: [LineKey: Place] = [:]
        var lost = 0
        for (text, category) in choices.categories {
            guard let key = LineKey(text), let record = places[Place(category)], record.role == .category else {
                lost += 1
                continue
            }
            categories[key] = record.id
        }
        self.categories = categories
        self.lost = lost
        var matches: [LineKey: ImportMatch] = [:]
        for (text, match) in choices.matches {
            if let key = LineKey(text) { matches[key] = match }
        }
        self.matches = matches
    }

    /// The category that was chosen for a line.
    func category(of key: LineKey) -> Place? { categories.isEmpty ? nil : categories[key] }

    /// Which waiting transaction a line was said to complete.
    func match(of key: LineKey) -> ImportMatch? { matches.isEmpty ? nil : matches[key] }
}
