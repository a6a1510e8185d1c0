package import Models

/// The built-in knowledge of the program, before it has learnt from a household: codes, names of shops, words.
///
/// The tables are parsed once, when the first line needs them, and take about a megabyte.
package struct KnownTables: Sendable {
    private let names: NameTable
    private let words: WordTable

    private static let parsed: Result<KnownTables, TableFileError> = {
        do throws(TableFileError) {
            return .success(KnownTables(names: try .load(), words: try .load()))
        } catch {
            return .failure(error)
        }
    }()

    /// The tables of the program.
    package static func shared() throws(TableFileError) -> KnownTables { try parsed.get() }

    /// A category with the reason for it.
    package struct Finding: Hashable, Sendable {
        package var category: StandardCategory
        package var reason: CategoryReason
    }

    /// The category of the first code that has one.
    package static func finding(of codes: [StatementCode], isIncome: Bool) -> Finding? {
        for code in codes {
            if let category = code.category(isIncome: isIncome) { return Finding(category: category, reason: .code(code.description)) }
        }
        return nil
    }

    /// The category of a shop's name or of a word.
    ///
    /// A word of another category after the name has precedence over the name: `IKEA Restaurant`. Names are ignored for income.
    package func finding(of words: LineWords, isIncome: Bool) -> Finding? {
        let word = self.words.find(words, isIncome: isIncome)
        let isPurchase = word.map { $0.category.class == .spending && $0.category != .fee && !$0.isStrong } ?? true
        if !isIncome, isPurchase, !words.isPerson, let found = names.find(words.payee, isWord: self.words.isWord) {
            guard let behind = self.words.find(inName: found.rest), behind.category != found.entry.category else {
                return Finding(category: found.entry.category, reason: .name(found.entry.name))
            }
            return Finding(category: behind.category, reason: .word(behind.word))
        }
        return word.map { Finding(category: $0.category, reason: .word($0.word)) }
    }
}
