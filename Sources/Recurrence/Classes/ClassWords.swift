import CEmbeddedFiles
import Models

/// Words in payees and memos that tell what a charge is for: `Resources/classes.tsv`. A word that ends or begins with `-` is the beginning or
/// end of words; two words that follow each other are written as one.
enum ClassWords: String, CaseIterable {
    case obligation, habit, bill, subscription, income

    /// The words of the class, folded.
    var words: Set<String> { Set((Self.rows[rawValue[...]] ?? []).map { String($0[1]) }) }

    static let rows = Dictionary(grouping: embedded_classes_tsv().rows(of: 2)) { $0[0] }
}

/// Finds words of a class in a text.
struct ClassWordSet {
    private let words: Set<String>
    private let beginnings: [String]
    private let ends: [String]

    init(_ words: ClassWords) {
        let words = words.words
        self.words = words
        beginnings = words.filter { $0.hasSuffix("-") }.map { String($0.dropLast()) }
        ends = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    }

    /// Whether a word of a text belongs to the class.
    func matches(_ texts: Set<String>) -> Bool {
        if !words.isDisjoint(with: texts) { return true }
        return texts.contains { text in beginnings.contains { text.hasPrefix($0) } || ends.contains { text.hasSuffix($0) } }
    }
}
