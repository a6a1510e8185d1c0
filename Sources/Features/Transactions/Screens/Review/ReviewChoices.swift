import Models
import TransactionsModel

/// The categories that are chosen on a page of the review.
struct ReviewChoices {
    /// The category chosen for all lines of a payee, by the first of them.
    var ofPayees: [String: String] = [:]
    /// The category chosen for a line alone; empty where it is that of its payee.
    var ofLines: [String: String] = [:]
    /// The lines that the sent page showed, with their categories: `txn_1:cat_1,txn_2:`. Later ones are not confirmed with them, and those with another
    /// category by now are not overwritten.
    var shown = ""

    init() {}

    /// The categories as they are stored.
    init(_ page: ReviewPage) {
        for group in page.groups { ofPayees[Self.key(group)] = group.category?.description ?? "" }
        shown = page.groups.flatMap(\.lines).map { "\($0.id):\($0.category?.description ?? "")" }.joined(separator: ",")
    }

    static func key(_ group: ReviewGroup) -> String { group.lines.first?.id.description ?? "" }

    /// What is confirmed of the lines of a payee: those that the page showed.
    func decisions(for group: ReviewGroup) -> [ReviewDecision] {
        let shown = shownLines
        let lines = group.lines.filter { shown[$0.id] != nil }
        let seen = lines.map { shown[$0.id] ?? nil }
        // As stored now for a page that does not say with which category it showed a line.
        let before = Set(zip(lines, seen).map { $1 ?? $0.category })
        let chosen = ofPayees[Self.key(group)].flatMap { ID<Category>($0) }
        // A choice that is that of all lines anyway is none.
        let isChosen = chosen.map { before != [$0] } ?? false
        return zip(lines, seen).map { line, seen in
            if line.category == nil { return ReviewDecision(id: line.id, reach: .waiting) }
            let own = ofLines[line.id.description].flatMap { ID<Category>($0) }
            let category = own ?? (isChosen ? chosen : nil) ?? seen ?? line.category
            // A line with a category of its own says nothing about the others.
            return ReviewDecision(id: line.id, category: category, seen: seen, reach: own == nil || own == chosen ? .waiting : .alone)
        }
    }

    /// The lines of the sent page with their categories; nil inside where it does not say which.
    private var shownLines: [ID<Transaction>: ID<Category>?] {
        var lines: [ID<Transaction>: ID<Category>?] = [:]
        for part in shown.split(separator: ",") {
            let pair = part.split(separator: ":", maxSplits: 1)
            guard let id = pair.first.flatMap({ ID<Transaction>(String($0)) }) else { continue }
            lines.updateValue(pair.count == 2 ? ID<Category>(String(pair[1])) : nil, forKey: id)
        }
        return lines
    }
}

extension ReviewDecision {
    /// The category that the transaction has afterwards; nil for a split.
    var outcome: ID<Category>? { category }
}
