import CEmbeddedFiles
import Models

/// The letters of a language beyond ASCII: how frequent they are and which letters stand beside them.
///
/// Costs are bits, the negative binary logarithm of a probability.
struct LanguageLetters: Sendable {
    /// The cost of a letter that the language does not have.
    static let foreignCost = 16
    /// The boundary of a word.
    static let boundary: UInt32 = 0x2E

    /// The costs of neighbours that are more frequent next to the letter than elsewhere, about as frequent, less frequent, and all others.
    private static let neighbourCosts: [Int8] = [-2, 0, 3, 6]
    /// ASCII letters and the boundary.
    private static let basicCount = 27

    /// The index in `costs` of a scalar below 0x600, plus 1; 0 for letters that the language does not have.
    private var indices = [UInt8](repeating: 0, count: 0x600)
    private var costs: [Int] = []
    /// By letter and neighbour.
    private var before: [[Int8]] = []
    private var after: [[Int8]] = []

    /// A language of `Resources/letters.tsv`.
    enum Language: String, CaseIterable {
        case german, french, spanish, portuguese, italian, dutch, swedish, danish, norwegian, finnish, icelandic, catalan, estonian
        case polish, czech, slovak, hungarian, romanian, serboCroatian, slovene, lithuanian, latvian, turkish
        case russian, ukrainian, bulgarian, serbian, greek
    }

    init(_ language: Language) {
        self.init(rows: Self.tables[language.rawValue[...]] ?? [])
    }

    static let tables = Dictionary(grouping: embedded_letters_tsv().rows(of: 5)) { $0[0] }

    /// - Parameter rows: a row for each lower-case letter: the language, the letter, its cost among all letters of a text, the letters before
    ///   it, and those after it. Neighbours are in three groups as in `neighbourCosts`, separated by `|`; a full stop is the boundary of a word.
    private init(rows: [[Substring]]) {
        for (index, row) in rows.prefix(Int(UInt8.max)).enumerated() {
            if let letter = row[1].unicodeScalars.first, letter.value < 0x600 { indices[Int(letter.value)] = UInt8(index + 1) }
        }
        for row in rows {
            costs.append(Int(row[2]) ?? Self.foreignCost)
            before.append(neighbours(row[3], count: rows.count))
            after.append(neighbours(row[4], count: rows.count))
        }
    }

    /// The cost of a letter in lower case between its neighbours in lower case. An ASCII letter after it is part of the cost; a letter beyond
    /// ASCII has its own.
    func cost(of letter: UInt32, after previous: UInt32, before next: UInt32) -> Int {
        let index = index(of: letter)
        guard index > 0 else { return Self.foreignCost }
        var cost = costs[index - 1] + Int(before[index - 1][neighbour(previous)])
        if next < 0x80 { cost += Int(after[index - 1][neighbour(next)]) }
        return max(cost, 1)
    }

    private func index(of letter: UInt32) -> Int { letter < 0x600 ? Int(indices[Int(letter)]) : 0 }

    /// The index of a neighbour: ASCII letters, the boundary, unknown letters, letters of the language.
    private func neighbour(_ scalar: UInt32) -> Int {
        switch scalar {
        case 0x61...0x7A: Int(scalar) - 0x61
        case Self.boundary: Self.basicCount - 1
        default: Self.basicCount + index(of: scalar)
        }
    }

    private func neighbours(_ groups: Substring, count: Int) -> [Int8] {
        var costs = [Int8](repeating: Self.neighbourCosts[3], count: Self.basicCount + 1 + count)
        for (group, letters) in groups.split(separator: "|", omittingEmptySubsequences: false).prefix(3).enumerated() {
            for letter in letters.unicodeScalars { costs[neighbour(letter.value)] = Self.neighbourCosts[group] }
        }
        return costs
    }
}
