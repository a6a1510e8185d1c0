import Models

/// Categories with their class.
struct CategoriesAnswer: Answer {

    var categories: [Category]

    func writeJSON(to text: inout JSONText) {
        text.array(categories) { Self.write($1, to: &$0) }
    }

    static func write(_ category: Category, to text: inout JSONText) {
        text.object { text in
            text.member("id", category.id.description)
            text.member("name", category.name)
            text.member("class", category.class.rawValue)
            text.member("icon", category.icon)
            text.member("archived", category.isArchived)
        }
    }

    var csv: [[String]] {
        [["id", "name", "class", "icon", "archived"]]
            + categories.map {
                [$0.id.description, CSVCell.guarded($0.name), $0.class.rawValue, $0.icon, $0.isArchived ? "true" : "false"]
            }
    }

    func table(style: TextStyle) -> String {
        guard !categories.isEmpty else { return "No categories\n" }
        var table = Table([.init(title: "CATEGORY", maximum: 40), .init(title: "CLASS"), .init(title: "")])
        for category in categories {
            table.add([.init(category.name), .init(category.class.rawValue), .init(category.isArchived ? "archived" : "", .faint)])
        }
        return table.text(style: style)
    }
}

/// A category that was added or changed.
struct CategoryAnswer: Answer {

    /// The past participle of the change: `Added`, `Renamed`.
    var deed: String
    var category: Category

    func writeJSON(to text: inout JSONText) { CategoriesAnswer.write(category, to: &text) }
    var csv: [[String]] { CategoriesAnswer(categories: [category]).csv }
    func table(style: TextStyle) -> String { TerminalText.clean("\(deed) \(category.name), \(category.class.rawValue)") + "\n" }
}
